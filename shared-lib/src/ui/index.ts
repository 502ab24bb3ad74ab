export { Badge, type BadgeProps } from './badge/Badge.tsx';
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  buttonAttributes,
  buttonClassName,
} from './button/Button.tsx';
export { Card, type CardProps, cardLinkClassName } from './card/Card.tsx';
export { classNames } from './class-names.ts';
export { DateText, type DateTextProps } from './date-text/DateText.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { type DayStyle, formatDay, formatNumber, formatPrice } from './format.ts';
export { Icon, type IconProps } from './icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export { dayInTimeZone, formatInstant, type InstantStyle } from './instant.ts';
export {
  Pagination,
  type PaginationLabels,
  type PaginationLink,
  type PaginationProps,
} from './pagination/Pagination.tsx';
export {
  Picture,
  type PictureProps,
  type PictureRatio,
  type PictureWidth,
  pictureWidths,
} from './picture/Picture.tsx';
export { Price, type PriceProps } from './price/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { Toast, type ToastProps, type ToastVariant } from './toast/Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export { Wordmark, type WordmarkProps } from './wordmark/Wordmark.tsx';
