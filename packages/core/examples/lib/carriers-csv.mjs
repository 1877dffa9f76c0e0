import { readFileSync } from 'node:fs'
import { parseCalendarDate } from '@fairhaul/core'
import { parse } from 'csv-parse/sync'
import { stop } from './stop.mjs'

/**
 * One carrier of the file: its identity, and the facts that rules need.
 *
 * @typedef {{ name: string, dot: string, mc: string, facts: import('@fairhaul/core').RuleFacts }} CarrierRow
 * @typedef {{ record: Record<string, string>, info: { lines: number } }} Line
 */

const COLUMNS = [
  'name',
  'dot',
  'mc',
  'operation',
  'status',
  'common',
  'contract',
  'authority_since',
  'bipd_usd',
  'bipd_until',
  'cargo_usd',
  'cargo_until',
  'safety_rating',
  'out_of_service',
  'last_inspected',
  'as_of',
]

const NOT_LOOKED_UP = { isVerified: null, verifiedOn: null }

/** @param {Line} line */
const readerOf = ({ record, info }) => {
  const text = (/** @type {string} */ column) => record[column]?.trim() || null
  const not = (/** @type {string} */ column, /** @type {string} */ kind) =>
    stop(`Line ${info.lines}, ${column}: "${record[column]}" is no ${kind}.`)
  return {
    text,
    day: (/** @type {string} */ column) => {
      const given = text(column)
      return given === null ? null : (parseCalendarDate(given) ?? not(column, 'day written as 2026-11-21'))
    },
    dollars: (/** @type {string} */ column) => {
      const given = text(column)
      if (given === null) return null
      return /^\d{1,12}$/.test(given) ? Number(given) : not(column, 'amount in whole dollars')
    },
    yesOrNo: (/** @type {string} */ column) => {
      const given = text(column)?.toLowerCase() ?? null
      if (given === null) return null
      return given === 'yes' || given === 'no' ? given === 'yes' : not(column, 'yes and no no')
    },
  }
}

/**
 * @param {Line} line
 * @returns {CarrierRow}
 */
const carrierOf = line => {
  const { text, day, dollars, yesOrNo } = readerOf(line)
  const asOf = day('as_of')
  return {
    name: text('name') ?? stop(`Line ${line.info.lines}, name: a carrier needs one.`),
    dot: text('dot') ?? '',
    mc: text('mc') ?? '',
    facts: {
      census: { status: text('status'), operation: text('operation'), asOf },
      authority: { common: text('common'), contract: text('contract'), since: day('authority_since'), asOf },
      insurance: {
        bipdUsd: dollars('bipd_usd'),
        bipdUntil: day('bipd_until'),
        cargoUsd: dollars('cargo_usd'),
        cargoUntil: day('cargo_until'),
        generalLiabilityUsd: null,
        generalLiabilityUntil: null,
        asOf,
      },
      safety: {
        rating: text('safety_rating'),
        outOfService: yesOrNo('out_of_service'),
        inspections24Months: null,
        lastInspectedOn: day('last_inspected'),
        asOf,
      },
      physicalLocation: NOT_LOOKED_UP,
      typedIdentifier: NOT_LOOKED_UP,
    },
  }
}

/**
 * The carriers of a file. An empty cell is "not on record". A cell that cannot be read ends the script with its line,
 * column and value, and nothing is assessed.
 *
 * @param {string} file
 * @returns {readonly CarrierRow[]}
 */
export const readCarriers = file => {
  /** @type {Line[]} */
  let lines
  try {
    lines = parse(readFileSync(file, 'utf8'), {
      columns: true,
      bom: true,
      info: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    return stop(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const missing = COLUMNS.filter(column => lines[0] !== undefined && !(column in lines[0].record))
  if (missing.length > 0) stop(`${file} has no column ${missing.join(', ')}.`)
  return lines.map(carrierOf)
}
