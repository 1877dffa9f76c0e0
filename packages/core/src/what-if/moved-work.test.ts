import { expect, it } from 'vitest'
import { movedWork, movedWorkText } from './moved-work.ts'

const active = { isOnboarded: true, openLoads: 2 }
const quiet = { isOnboarded: true, openLoads: 0 }
const other = { isOnboarded: false, openLoads: 0 }

it.each([
  [[active, quiet, other], { onboarded: 2, withOpenLoads: 1 }, '2 are onboarded, 1 has open loads'],
  [[active, active, other], { onboarded: 2, withOpenLoads: 2 }, '2 are onboarded, 2 have open loads'],
  [[other], { onboarded: 0, withOpenLoads: 0 }, '0 are onboarded, 0 have open loads'],
  [[quiet], { onboarded: 1, withOpenLoads: 0 }, '1 is onboarded, 0 have open loads'],
  [[active, { openLoads: 1 }], { onboarded: null, withOpenLoads: 2 }, '2 have open loads'],
  [[{ isOnboarded: true, openLoads: null }], { onboarded: 1, withOpenLoads: null }, '1 is onboarded'],
  [[{}], { onboarded: null, withOpenLoads: null }, ''],
  [[], { onboarded: 0, withOpenLoads: 0 }, ''],
])('the carriers that turn are counted by what the company has to do with them: %j', (moves, work, text) => {
  expect(movedWork(moves)).toEqual(work)
  expect(movedWorkText(moves)).toBe(text)
})
