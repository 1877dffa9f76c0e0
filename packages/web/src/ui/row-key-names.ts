import type { KeySpec } from './keys.ts'

/** The keys of the rows of a list, grouped by action. */
export const ROW_KEYS = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  first: ['Home'],
  last: ['End'],
  open: ['Enter', 'o'],
  select: ['x'],
  leave: ['Escape'],
} as const satisfies Readonly<Record<string, readonly KeySpec[]>>
