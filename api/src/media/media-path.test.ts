import { MediaError } from './media-error.ts';
import { parseVariantUrl } from './media-path.ts';

function codeOf(url: string): string {
  try {
    parseVariantUrl('upload', url);
    return 'accepted';
  } catch (error) {
    return error instanceof MediaError ? error.code : 'another error';
  }
}

describe('parseVariantUrl', () => {
  it('reads area, path and size', () => {
    expect(parseVariantUrl('upload', '/upload/scenes/home-1/facade-0-360.avif?v=1')).toEqual({
      area: 'upload',
      path: 'scenes/home-1/facade-0',
      size: '360',
    });
    expect(parseVariantUrl('global', '/global/banner-1-avatar.avif').size).toBe('avatar');
  });

  it.each([
    ['/upload/../global/banner-1-360.avif'],
    ['/upload/%2e%2e%2fsecret-360.avif'],
    ['/upload/..%2fsecret-360.avif'],
    ['/upload/%252e%252e/secret-360.avif'],
    ['/upload/a%00b-360.avif'],
    ['/upload/a\0b-360.avif'],
    ['/upload/a\\..\\b-360.avif'],
    ['/upload//etc/passwd-360.avif'],
    ['/upload/.hidden-360.avif'],
    ['/upload/-360.avif'],
    ['/upload/a/-360.avif'],
    ['/upload/a/b/c/d/e/f/g/h/i-360.avif'],
    [`/upload/${'a'.repeat(300)}-360.avif`],
    ['/upload/'],
  ])('refuses %j', (url) => {
    expect(codeOf(url)).toBe('media-path-invalid');
  });

  it.each([
    ['/upload/a-361.avif'],
    ['/upload/a-0360.avif'],
    ['/upload/a.avif'],
    ['/upload/a-.avif'],
    ['/upload/a-AVATAR.avif'],
  ])('knows no size in %j', (url) => {
    expect(codeOf(url)).toBe('media-size-unknown');
  });

  it.each([['/upload/a-360.jpg'], ['/upload/a.png'], ['/upload/a-360']])(
    'never serves an original: %j',
    (url) => {
      expect(codeOf(url)).toBe('media-not-found');
    },
  );
});
