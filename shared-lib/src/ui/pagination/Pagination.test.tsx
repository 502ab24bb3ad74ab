import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination.tsx';

const labels = {
  region: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, count: number) => `${page} / ${count}`,
};

function renderPagination(page: number, count: number) {
  return render(
    <Pagination
      page={page}
      count={count}
      labels={labels}
      renderLink={({ page: target, children, ...attributes }) => (
        <a href={`?page=${target}`} {...attributes}>
          {children}
        </a>
      )}
    />,
  );
}

describe('Pagination', () => {
  it('links to the pages around, and names the current one', () => {
    renderPagination(5, 9);
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('?page=4');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('rel')).toBe('next');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5');
  });

  it('has no way back from the first and none forth from the last page', () => {
    renderPagination(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    renderPagination(2, 2);
    expect(screen.getAllByRole('link', { name: 'Next page' })).toHaveLength(1);
  });

  it('shows nothing for one page', () => {
    expect(renderPagination(1, 1).container.childElementCount).toBe(0);
  });
});
