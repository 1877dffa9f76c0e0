import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decisionContactName,
  decisionContactText,
  decisionFactLabel,
  decisionFactText,
  groupedDecisionFacts,
} from './decision-facts.ts'

describe('the facts of a decision', () => {
  it.each([
    ['legal_name', 'EAGLE MESA', 'Legal name', 'EAGLE MESA'],
    ['phone', '+13125550142', 'Phone', '(312) 555-0142'],
    ['phone', 'call Bob', 'Phone', 'call Bob'],
    ['status_code', 'A', 'Registration', 'Active'],
    ['status_code', 'Z', 'Registration', 'Z'],
    ['status_code', 'NOT ALLOWED TO OPERATE', 'Registration', 'Not allowed to operate'],
    ['authority_common', 'N', 'Common authority', 'None'],
    ['authority_granted_on', '2019-03-21', 'Authority since', 'Mar 21, 2019'],
    ['authority_granted_on', 'long ago', 'Authority since', 'long ago'],
    ['cargo_amount', 100_000, 'Cargo', '$100,000'],
    ['cargo_amount', 'unlimited', 'Cargo', 'unlimited'],
    ['power_units', 1_200, 'Power units', '1,200'],
    ['vehicle_oos_rate', 0.313, 'Vehicle out-of-service rate', '31.3%'],
    ['out_of_service', true, 'Out-of-service order', 'Yes'],
    ['hazmat', false, 'Hazardous materials', 'No'],
    ['connection_status', 'do_not_dispatch', 'Connection', 'Do not dispatch'],
    ['drivers', null, 'Drivers', 'not on record'],
    ['seen_by_drone', 'yes', 'Seen by drone', 'yes'],
  ])('%s %j is "%s: %s"', (key, value, label, text) => {
    expect([decisionFactLabel(key), decisionFactText({ key, value, asOf: null })]).toEqual([label, text])
  })

  it('a carrier without a rating is unrated where a safety record is on file, as its rule says', () => {
    const fact = { key: 'safety_rating', value: null }
    expect(decisionFactText({ ...fact, asOf: '2026-11-01' })).toBe('Unrated')
    expect(decisionFactText({ ...fact, asOf: null })).toBe('not on record')
    expect(decisionFactText({ key: 'phone', value: null, asOf: '2026-11-01' })).toBe('not on record')
  })

  it('a contact is shown by name, and by phone and e-mail', () => {
    const ruth = { name: 'Ruth Ames', title: 'Dispatch', phone: '+12145550188', email: 'ruth@b.example' }
    expect([decisionContactName(ruth), decisionContactText(ruth)]).toEqual([
      'Ruth Ames, Dispatch',
      '(214) 555-0188, ruth@b.example',
    ])
    const no = { name: null, title: null, phone: null, email: null }
    expect([decisionContactName(no), decisionContactText(no)]).toEqual([
      'Name not on record',
      'not on record',
    ])
  })

  it('are grouped in the order in which they are read, unknown ones last', () => {
    const fact = (key: string) => ({ key, value: 1, source: null, asOf: null })
    const keys = ['seen_by_drone', 'drivers', 'power_units', 'phone', 'legal_name']
    expect(
      groupedDecisionFacts(keys.map(fact)).map(({ group, facts }) => [group, facts.map(({ key }) => key)]),
    ).toEqual([
      ['Identity', ['legal_name', 'phone']],
      ['Fleet', ['power_units', 'drivers']],
      ['Other', ['seen_by_drone']],
    ])
  })

  it('are all in one group each', () => {
    holds([fc.array(arbitrary.decisionFacts)], facts => {
      const shown = groupedDecisionFacts(facts).flatMap(group => group.facts)
      expect(new Set(shown)).toEqual(new Set(facts))
      expect(shown).toHaveLength(facts.length)
    })
  })
})
