import { focusField, keepFocusInView } from './focus-field.ts';

it('a field that has the focus already comes where it is seen', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.scrollIntoView = jest.fn();
  focusField(field);
  focusField(field);
  expect(document.activeElement).toBe(field);
  expect(field.scrollIntoView).toHaveBeenCalledTimes(2);
});

it('no field is no reason to fail', () => {
  expect(() => focusField(undefined)).not.toThrow();
});

it('what has the focus stays in view while its own form changes', () => {
  const [form, other] = [document.createElement('form'), document.createElement('form')];
  document.body.append(form, other);
  const field = form.appendChild(document.createElement('input'));
  field.scrollIntoView = jest.fn();
  field.focus();
  keepFocusInView(other);
  expect(field.scrollIntoView).not.toHaveBeenCalled();
  keepFocusInView(form);
  expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});
