export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './accordion/Accordion.tsx';
export { type AmountLine, AmountLines, type AmountLinesProps } from './amount-lines/AmountLines.tsx';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { CountBadge, type CountBadgeProps } from './badge/CountBadge.tsx';
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  buttonAttributes,
  buttonClassName,
} from './button/Button.tsx';
export { Card, type CardProps, cardLinkClassName } from './card/Card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { classNames } from './class-names.ts';
export { DateText, type DateTextProps } from './date-text/DateText.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { Sheet, type SheetProps } from './dialog/Sheet.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { Field, type FieldAttributes, type FieldProps, type FieldTexts } from './field/Field.tsx';
export { FieldMessage, type FieldMessageProps } from './field/FieldMessage.tsx';
export {
  currencySymbol,
  type DayStyle,
  formatDay,
  formatDays,
  formatLanguages,
  formatNumber,
  formatPercent,
  formatPrice,
  formatWholePrice,
} from './format.ts';
export { type BrandColours, cssColour, parseHexColour, readableBrandColours } from './hex-colour.ts';
export { Icon, type IconProps } from './icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export { dayInTimeZone, deviceTimeZone, formatInstant, type InstantStyle } from './instant.ts';
export { Link, type LinkLook, type LinkProps, linkAttributes } from './link/Link.tsx';
export { Menu, type MenuProps, type MenuTrigger } from './menu/Menu.tsx';
export {
  MenuItem,
  MenuItemContent,
  type MenuItemContentProps,
  MenuSection,
  type MenuSectionProps,
} from './menu/MenuSection.tsx';
export { menuItemAttributes, menuItemClassName } from './menu/menu-item.ts';
export { Doorway, type DoorwayProps } from './message/Doorway.tsx';
export { Notice, type NoticeProps } from './notice/Notice.tsx';
export { NumberStepper, type NumberStepperProps } from './number-stepper/NumberStepper.tsx';
export {
  Pagination,
  type PaginationLabels,
  type PaginationLink,
  type PaginationProps,
} from './pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/PasswordField.tsx';
export {
  Picture,
  type PictureProps,
  type PictureRatio,
  type PictureWidth,
  pictureWidths,
} from './picture/Picture.tsx';
export { Popover, type PopoverProps, type PopoverTrigger } from './popover/Popover.tsx';
export { Price, type PriceProps } from './price/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export {
  RefundTimeline,
  type RefundTimelineProps,
} from './refund-timeline/RefundTimeline.tsx';
export type { RefundTimelineStep } from './refund-timeline/step-path.ts';
export { RenderedText, type RenderedTextProps } from './rendered-text/RenderedText.tsx';
export { Select, type SelectProps } from './select/Select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { Textarea, type TextareaProps } from './textarea/Textarea.tsx';
export { Toast, type ToastProps, type ToastVariant } from './toast/Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx';
export { Toggle, type ToggleProps } from './toggle/Toggle.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export { Wordmark, type WordmarkProps } from './wordmark/Wordmark.tsx';
