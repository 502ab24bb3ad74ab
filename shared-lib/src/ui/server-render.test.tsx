/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import {
  Badge,
  Button,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  Pagination,
  Picture,
  Price,
  ProgressBar,
  Skeleton,
  SkipLink,
  TextField,
  Toast,
  ToastRegion,
  VisuallyHidden,
  Wordmark,
} from './index.ts';

const nothing = () => undefined;

const page = (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <ProgressBar value={40} label="Loading" />
    <Wordmark />
    <Card media={<Picture url={(width) => `/upload/a-${width}.avif`} sizes="50vw" alt="A farm" isEager />}>
      <Price amount={14500} currency="EUR" language="fr" suffix="par nuit" />
      <DateText day="2026-11-21" language="de" />
      <Badge tone="second">New</Badge>
      <VisuallyHidden>Four stars</VisuallyHidden>
    </Card>
    <Skeleton shape="block" ratio="4:3" />
    <TextField label="E-mail" hint="For the confirmation" error="Write the whole address" />
    <Button variant="primary">Save</Button>
    <EmptyState title="Nothing here" />
    <ErrorState title="It broke" retryLabel="Try again" onRetry={nothing} />
    <Pagination
      page={2}
      count={9}
      labels={{ region: 'Pages', previous: 'Back', next: 'Next', page: String, position: (at) => String(at) }}
      renderLink={({ page: target, children, ...attributes }) => (
        <a href={`?page=${target}`} {...attributes}>
          {children}
        </a>
      )}
    />
    <ToastRegion label="Messages">
      <Toast variant="error" dismissLabel="Dismiss" onDismiss={nothing}>
        It broke
      </Toast>
    </ToastRegion>
  </>
);

describe('the kit on the server', () => {
  it('renders where there is no window', () => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(page)).toContain('A farm');
  });

  it("writes no style attribute, which the page's content security policy would refuse", () => {
    expect(renderToString(page)).not.toMatch(/\sstyle=/);
  });

  it('renders the same text every time', () => {
    expect(renderToString(page)).toBe(renderToString(page));
  });
});
