/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Combobox } from './combobox/index.ts';
import { DateRangePicker } from './date-picker/index.ts';
import {
  Accordion,
  AccordionItem,
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  CountBadge,
  DateText,
  Dialog,
  EmptyState,
  ErrorState,
  Link,
  Menu,
  MenuItem,
  MenuItemContent,
  MenuSection,
  menuItemAttributes,
  NumberStepper,
  Pagination,
  PasswordField,
  Picture,
  Popover,
  Price,
  ProgressBar,
  RenderedText,
  Select,
  Sheet,
  Skeleton,
  SkipLink,
  Textarea,
  TextField,
  Toast,
  ToastRegion,
  Toggle,
  VisuallyHidden,
  Wordmark,
} from './index.ts';
import { PhoneField } from './phone-field/PhoneField.tsx';
import { RangeSlider, Slider } from './slider/index.ts';
import { Tabs } from './tabs/Tabs.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

const nothing = () => undefined;

const opened = (
  <>
    <Popover label="Price" closeLabel="Close" trigger={(trigger) => <Button {...trigger}>Price</Button>}>
      For one night
    </Popover>
    <Menu label="Account" trigger={(trigger) => <Button {...trigger}>Marie</Button>}>
      <MenuSection label="Yours">
        <MenuItem>
          <a href="/messages" {...menuItemAttributes({ isCurrent: true })}>
            <MenuItemContent badge={<CountBadge count={12} label="12 unread" />}>Messages</MenuItemContent>
          </a>
        </MenuItem>
      </MenuSection>
    </Menu>
    <Dialog isOpen={false} onClose={nothing} title="Delete?" closeLabel="Close">
      Really
    </Dialog>
    <Sheet isOpen onClose={nothing} title="Filters" closeLabel="Close">
      Price
    </Sheet>
    <Accordion>
      <AccordionItem title="When" isOpenAtFirst>
        Now
      </AccordionItem>
    </Accordion>
    <Tabs label="Stays" tabs={[{ id: 'past', label: 'Past', content: 'March' }]} />
    <Tooltip text="Save this home">
      <Button>Save</Button>
    </Tooltip>
  </>
);

const fields = (
  <>
    <Checkbox label="I accept" error="Please accept" />
    <Toggle label="Statistics" hint="Without names" />
    <Select label="Reason">
      <option>A question</option>
    </Select>
    <Textarea label="Message" note="optional" />
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />
    <Slider label="Radius" minimum={10} maximum={200} value={50} formatValue={String} onChange={nothing} />
    <RangeSlider
      label="Price"
      fromLabel="At least"
      toLabel="At most"
      minimum={0}
      maximum={2000}
      value={[100, 400]}
      histogram={[1, 3, 2]}
      formatValue={String}
      onChange={nothing}
    />
    <NumberStepper
      label="Adults"
      decreaseLabel="One less"
      increaseLabel="One more"
      value={2}
      maximum={10}
      onChange={nothing}
    />
    <Combobox
      label="Where to"
      query="Tri"
      onQueryChange={nothing}
      groups={[{ label: 'Recent', options: [{ id: 'trier', label: 'Trier' }] }]}
      onSelect={nothing}
      message={{ kind: 'busy', text: 'Searching' }}
      labels={{ list: 'Places', clear: 'Clear', count: String }}
    />
    <DateRangePicker
      label="When"
      language="de"
      today="2026-11-21"
      arrival="2026-12-01"
      departure="2026-12-04"
      labels={{
        previous: 'Earlier',
        next: 'Later',
        today: 'today',
        arrival: 'arrival',
        departure: 'departure',
      }}
      forbiddenReason={(day) => (day < '2026-11-21' ? 'In the past' : undefined)}
      onPick={nothing}
    />
    <PhoneField
      label="Telephone"
      countries={[{ code: 'LU', name: 'Luxembourg', prefix: '+352', flagUrl: '/lu.svg' }]}
      countryCode="LU"
      onCountryChange={nothing}
      number=""
      onNumberChange={nothing}
      labels={{ country: 'Prefix', search: 'Search', empty: 'None', close: 'Close' }}
    />
  </>
);

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
    <Avatar firstName="Marie" url="/upload/marie-512.avif" />
    <Link href="/de/terms" newTabLabel="opens in a new tab">
      Terms
    </Link>
    <RenderedText html="<p>A lease</p>" />
    {opened}
    {fields}
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
