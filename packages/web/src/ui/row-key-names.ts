import type { KeySpec } from './keys.ts'

/** The keys of a list's rows, each way of doing one thing. */
export const ROW_KEYS = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  first: ['Home'],
  last: ['End'],
  open: ['Enter', 'o'],
  select: ['x'],
  leave: ['Escape'],
} as const satisfies Readonly<Record<string, readonly KeySpec[]>>
