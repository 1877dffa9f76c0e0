import { expect, it } from 'vitest'
import { FACT_PARTS } from '../rules/fact-parts.ts'
import { cargoRule } from './cover-rules.ts'
import { defineRule, OwnRuleError, ruleNotKnown } from './own-rule.ts'

const CARGO = { name: 'our_cargo_at_least_250000', category: 'Insurance', find: cargoRule(250_000) } as const

it('a rule without a label and without what it reads has a readable name and reads everything', () => {
  const rule = defineRule(CARGO)
  expect(rule).toEqual({ ...CARGO, label: 'Our cargo at least 250,000', reads: FACT_PARTS })
  expect(Object.isFrozen(rule) && Object.isFrozen(rule.reads)).toBe(true)
})

it('a rule keeps its label and what it reads', () => {
  const rule = defineRule({ ...CARGO, label: 'Cargo at least $250,000', reads: ['insurance'] })
  expect(rule).toMatchObject({ label: 'Cargo at least $250,000', reads: ['insurance'] })
})

/** What JavaScript may pass. */
const errorOf = (definition: unknown): unknown => {
  try {
    return defineRule(definition as Parameters<typeof defineRule>[0])
  } catch (error) {
    return error
  }
}

it.each([
  [undefined, 'Rule "undefined", name: it has to be small letters'],
  [null, 'Rule "undefined", name: '],
  [{ ...CARGO, name: 7 }, 'Rule "number", name: it has to be small letters'],
  [{ ...CARGO, name: '' }, 'Rule "", name: '],
  [{ ...CARGO, name: 'Cargo at least' }, 'Rule "Cargo at least", name: '],
  [{ ...CARGO, name: 'cargo__high' }, 'Rule "cargo__high", name: '],
  [
    { ...CARGO, name: 'cargo_at_least_100000' },
    'Rule "cargo_at_least_100000", name: it is a known rule type. Give your rule another name.',
  ],
  [
    { ...CARGO, category: undefined },
    'Rule "our_cargo_at_least_250000", category: it has to be one of Authority, Insurance, Operations.',
  ],
  [{ ...CARGO, category: 'insurance' }, 'category: it has to be one of'],
  [{ ...CARGO, label: ' ' }, 'Rule "our_cargo_at_least_250000", label: it has to be a text, or left out.'],
  [{ ...CARGO, label: 7 }, 'label: it has to be a text, or left out.'],
  [
    { ...CARGO, reads: [] },
    'Rule "our_cargo_at_least_250000", reads: it has to be a list of census, authority,',
  ],
  [{ ...CARGO, reads: ['weather'] }, 'reads: it has to be a list of'],
  [{ ...CARGO, reads: 'insurance' }, 'reads: it has to be a list of'],
  [{ ...CARGO, find: undefined }, 'Rule "our_cargo_at_least_250000", find: it has to be a function.'],
])('%j is refused by the field that is wrong', (definition, message) => {
  const error = errorOf(definition)
  expect(error).toBeInstanceOf(OwnRuleError)
  expect(String(error)).toContain(message)
})

it('an error has the rule and the field', () => {
  expect(errorOf({ ...CARGO, category: 'Weather' })).toMatchObject({
    name: 'OwnRuleError',
    rule: 'our_cargo_at_least_250000',
    field: 'category',
  })
})

it('a rule that only a newer monitor knows is incomplete, by its readable name', () => {
  const rule = ruleNotKnown('no_change_of_owner')
  expect(rule).toMatchObject({
    name: 'no_change_of_owner',
    label: 'No change of owner',
    category: 'Operations',
  })
})
