import { aCrash } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { CRASH_SEVERITIES, CRASH_SEVERITY_LABELS, crashSeverity, crashTotals } from './crash.ts'

const TODAY = '2026-11-21'

it('the severity of a crash is the worst that happened', () => {
  expect(CRASH_SEVERITIES.map(severity => [severity, CRASH_SEVERITY_LABELS[severity]])).toEqual([
    ['fatal', 'Fatal'],
    ['injury', 'Injury'],
    ['tow_away', 'Tow-away'],
    ['none', 'Not recordable'],
  ])
})

it.each([
  [1, 2, true, 'fatal'],
  [1, 0, false, 'fatal'],
  [0, 1, true, 'injury'],
  [0, 1, false, 'injury'],
  [0, 0, true, 'tow_away'],
  [0, 0, false, 'none'],
])('a crash with %i dead, %i hurt, towed %s is %s', (fatalities, injuries, isTowAway, severity) => {
  expect(crashSeverity({ fatalities, injuries, isTowAway })).toBe(severity)
})

it('a crash counts once in 24 months, by its worst; an unrecordable one does not', () => {
  const rows = [
    aCrash({ fatalities: 1, injuries: 3 }),
    aCrash({ injuries: 1, isNotPreventable: true }),
    aCrash({ injuries: 2, isNotPreventable: false }),
    aCrash({ occurredOn: '2024-11-21' }),
    aCrash(),
    aCrash({ isNotPreventable: true }),
    aCrash({ occurredOn: '2024-11-20', isNotPreventable: true }),
    aCrash({ isTowAway: false, isNotPreventable: true }),
  ]
  expect(crashTotals(rows, TODAY)).toEqual({
    crashes: 6,
    fatal: 1,
    injury: 2,
    towAway: 3,
    notPreventable: 2,
  })
})
