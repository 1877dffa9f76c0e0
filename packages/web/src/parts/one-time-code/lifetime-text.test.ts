import { expect, it } from 'vitest'
import { lifeLeft, lifetimeNotice, lifetimeText } from './OneTimeCode.tsx'

it.each([
  [null, '', '', ''],
  [600, '10:00 left', 'The code expires in 10 minutes.', ''],
  [545, '9:05 left', 'The code expires in 10 minutes.', ''],
  [61, '1:01 left', 'The code expires in 2 minutes.', ''],
  [60, '1:00 left', 'The code expires in 1 minute.', 'The code expires in one minute.'],
  [59, '0:59 left', 'The code expires in less than a minute.', 'The code expires in one minute.'],
  [0, '', 'The code has expired.', 'The code has expired. Send a new one.'],
])(
  '%s seconds are shown as %j, described as %j, and read out as %j',
  (seconds, shown, description, readOut) => {
    expect([lifeLeft(seconds), lifetimeText(seconds), lifetimeNotice(seconds)]).toEqual([
      shown,
      description,
      readOut,
    ])
  },
)

it('the lifetime of a code is read out at most twice, however long it is', () => {
  const received = new Set(Array.from({ length: 601 }, (_, left) => lifetimeNotice(600 - left)))
  expect([...received].filter(text => text !== '')).toHaveLength(2)
})
