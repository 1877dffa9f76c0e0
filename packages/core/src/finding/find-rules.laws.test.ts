import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { findingValueText } from '../rules/finding-terms.ts'
import { addDays } from '../shared/calendar-date.ts'
import { findRule } from './find-rules.ts'

const { ruleTypes } = arbitrary

describe('what rules find', () => {
  it('more cover never turns a pass into anything else', () =>
    holds([arbitrary.ruleFacts, arbitrary.calendarDates, fc.nat(5_000_000)], (facts, today, more) => {
      const richer = { ...facts.insurance, cargoUsd: (facts.insurance.cargoUsd ?? 0) + more }
      return (
        findRule('cargo_at_least_100000', facts, today).result !== 'pass' ||
        findRule('cargo_at_least_100000', { ...facts, insurance: richer }, today).result === 'pass'
      )
    }))

  it('a carrier whose authority is six months old has had it for three', () =>
    holds([arbitrary.ruleFacts, arbitrary.calendarDates, fc.nat(260)], (facts, today, days) => {
      const young = { ...facts, authority: { ...facts.authority, common: 'A', since: addDays(today, -days) } }
      return (
        findRule('authority_age_at_least_6_months', young, today).result !== 'pass' ||
        findRule('authority_age_at_least_3_months', young, today).result === 'pass'
      )
    }))

  it('every finding has its fact and its source', () =>
    holds([arbitrary.ruleFacts, ruleTypes, arbitrary.calendarDates], (facts, ruleType, today) => {
      const { value, source } = findRule(ruleType, facts, today)
      return findingValueText(value) !== '' && (source ?? '') !== ''
    }))

  it('a carrier with nothing on record neither passes nor fails a rule', () =>
    holds([ruleTypes, arbitrary.calendarDates], (ruleType, today) => {
      const none = { isVerified: null, verifiedOn: null }
      const facts = {
        census: { status: null, operation: null, asOf: null },
        authority: { common: null, contract: null, since: null, asOf: null },
        insurance: {
          bipdUsd: null,
          bipdUntil: null,
          cargoUsd: null,
          cargoUntil: null,
          generalLiabilityUsd: null,
          generalLiabilityUntil: null,
          asOf: null,
        },
        safety: {
          rating: null,
          outOfService: null,
          inspections24Months: null,
          lastInspectedOn: null,
          asOf: null,
        },
        physicalLocation: none,
        typedIdentifier: none,
      }
      return findRule(ruleType, facts, today).result === 'incomplete'
    }))
})
