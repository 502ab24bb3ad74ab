import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paginationGuide } from './Pagination.guide.ts';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'Kit/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: { guide: paginationGuide },
  args: {
    page: 5,
    count: 12,
    labels: {
      region: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      position: (page, count) => `${page} / ${count}`,
    },
    renderLink: ({ page, children, ...attributes }) => (
      <a href={`#page-${page}`} {...attributes}>
        {children}
      </a>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, count: 3 } };
export const Many: Story = { args: { page: 417, count: 1000 } };
