import { expect, it } from 'vitest'
import { afterMissingCode, isNewRelease } from './missing-code.ts'

it.each([
  [true, false, false, 'reload'],
  [true, false, true, 'confirm'],
  [true, true, false, 'report'],
  [true, true, true, 'report'],
  [false, false, false, 'wait'],
  [false, true, true, 'wait'],
] as const)(
  'missing code with server response %s, reloaded %s and unsaved text %s leads to the step %s',
  (serverAnswers, wasReloaded, hasUnsavedText, step) => {
    expect(afterMissingCode({ serverAnswers, wasReloaded, hasUnsavedText })).toBe(step)
  },
)

it.each([
  ['a', 'b', true],
  ['a', 'a', false],
  [null, 'b', false],
  ['a', null, false],
] as const)(
  'with release %s running and %s served, a newer release is there: %s',
  (running, served, isNewer) => {
    expect(isNewRelease(running, served)).toBe(isNewer)
  },
)
