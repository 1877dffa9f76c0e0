import { readFileSync } from 'node:fs'
import { ACTIVE_RULE_VALUE, isRuleType, parseCalendarDate } from '@fairhaul/core'
import { stop } from './stop.mjs'

/**
 * @typedef {{ dot: string, rule: import('@fairhaul/core').RuleType, until: import('@fairhaul/core').CalendarDate }} Exception
 */

const id = (/** @type {number} */ value) => /** @type {any} */ (value)

/**
 * A company's active rules, and its overrides: `{ "active": [...], "overrides": [{ dot, rule, until }] }`.
 *
 * @param {string} file
 */
export const readRules = file => {
  /** @type {{ active?: unknown[], overrides?: { dot?: unknown, rule?: unknown, until?: unknown }[] }} */
  let read
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return stop(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const ruleType = (/** @type {unknown} */ name) =>
    typeof name === 'string' && isRuleType(name) ? name : stop(`${file}: there is no rule "${String(name)}".`)
  /** @type {import('@fairhaul/core').RuleSet} */
  const ruleSet = {
    id: id(1),
    companyId: id(1),
    createdAt: '2026-01-01T00:00:00.000Z',
    values: new Map((read.active ?? []).map(name => [ruleType(name), ACTIVE_RULE_VALUE])),
  }
  const exceptions = (read.overrides ?? []).map(({ dot, rule, until }) => ({
    dot: String(dot),
    rule: ruleType(rule),
    until: parseCalendarDate(String(until)) ?? stop(`${file}: "${String(until)}" is no day.`),
  }))
  /**
   * The overrides of one carrier.
   *
   * @param {string} dot
   * @returns {readonly import('@fairhaul/core').RuleOverride[]}
   */
  const overridesOf = dot =>
    exceptions
      .filter(exception => exception.dot === dot)
      .map(({ rule, until }, index) => ({
        id: id(index + 1),
        isActive: true,
        expiresOn: until,
        carrierId: id(1),
        classificationId: null,
        ruleType: rule,
        file: null,
        userId: id(1),
        userName: null,
        companyId: id(1),
        ended: null,
        createdAt: '2026-01-01T00:00:00.000Z',
      }))
  return { ruleSet, overridesOf }
}
