import { expect, it } from 'vitest'
import {
  draftedFactAges,
  factAgeDraft,
  factAgeProblems,
  factAgeText,
  SOURCE_KIND_TEXTS,
} from './fact-age-draft.ts'
import { ANY_AGE, SOURCE_KINDS } from './fact-ages.ts'

const typed = (registration: string) => ({ ...factAgeDraft(ANY_AGE), registration })

it('limits are read back as they were written', () => {
  const ages = { ...ANY_AGE, registration: 30, safety: 75 }
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

it('each kind of source suggests a limit that can be saved', () => {
  for (const source of SOURCE_KINDS)
    expect(
      factAgeProblems({ ...typed(''), [source]: String(SOURCE_KIND_TEXTS[source].suggestedDays) }),
    ).toEqual([])
})

it('a limit reads as days, none as any age', () => {
  expect([factAgeText(1), factAgeText(30), factAgeText(null)]).toEqual(['1 day', '30 days', 'any age'])
})
