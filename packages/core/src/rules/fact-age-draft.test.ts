import { NO_LIMITS } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  blankLimitText,
  draftedFactAges,
  factAgeDraft,
  factAgeProblems,
  factAgeText,
  SOURCE_KIND_TEXTS,
} from './fact-age-draft.ts'
import { SOURCE_KINDS } from './rule-sources.ts'

const typed = (registration: string) => ({ ...factAgeDraft(NO_LIMITS), registration })

it('limits are read back as they were written', () => {
  const ages = { ...NO_LIMITS, registration: 30, safety: 75, contacts: 120 }
  expect(draftedFactAges(factAgeDraft(ages))).toEqual(ages)
})

it.each(['', ' ', '1', ' 30 ', '3650'])('a limit of "%s" is one', text => {
  expect(factAgeProblems(typed(text))).toEqual([])
})

it.each(['0', '-1', '3651', '2.5', 'a month', '99999'])('a limit of "%s" is none, and says so', text => {
  expect(factAgeProblems(typed(text))).toEqual([
    {
      field: 'registration',
      message: 'Enter a number of days from 1 to 3,650, or leave it blank for any age.',
    },
  ])
})

it.each(['', '7', ' 90 ', '730'])('a window of contacts of "%s" is one', contacts => {
  expect(factAgeProblems({ ...typed(''), contacts })).toEqual([])
})

it.each(['0', '6', '731', '1e2', '7.5', 'a month'])(
  'a window of contacts of "%s" is none, and says so',
  contacts => {
    expect(factAgeProblems({ ...typed(''), contacts })).toEqual([
      { field: 'contacts', message: 'Enter a number of days from 7 to 730, or leave it blank for 90 days.' },
    ])
  },
)

it('each kind of source suggests a limit that can be saved', () => {
  for (const source of SOURCE_KINDS)
    expect(
      factAgeProblems({ ...typed(''), [source]: String(SOURCE_KIND_TEXTS[source].suggestedDays) }),
    ).toEqual([])
})

it('a limit reads as days, none as any age, and none of contacts as the usual days', () => {
  expect([factAgeText(1), factAgeText(30), factAgeText(null)]).toEqual(['1 day', '30 days', 'any age'])
  expect([factAgeText(7, 'contacts'), factAgeText(null, 'contacts')]).toEqual(['7 days', '90 days'])
})

it('a blank field says what it stands for', () => {
  expect([blankLimitText('census'), blankLimitText('contacts')]).toEqual(['Any age', '90'])
})
