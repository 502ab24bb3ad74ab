import type { TextFunction } from '@moien/shared-lib';

/**
 * A topic that has no text yet is logged as missing and shown as its slug reads: `behind-the-scenes` →
 * `Behind the scenes`.
 */
export function topicName(t: TextFunction, topic: string): string {
  const words = topic.replaceAll('-', ' ');
  return t(`topic-${topic}`, { defaultValue: words.charAt(0).toUpperCase() + words.slice(1) });
}
