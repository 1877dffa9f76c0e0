// Plays a TMS that sends its loads: FAIRHAUL_KEY=fhk_... node send-loads.mjs MONITOR ORDERS.json
import { readFileSync } from 'node:fs'
import { Fairhaul, httpLoadsByNumber } from '@fairhaul/adapters-http'

const [base, file] = process.argv.slice(2)
if (!base || !file) throw new Error('Give the address of a monitor and a file with the orders.')

/** @typedef {{ type: 'PU' | 'SO', city: string, state: string, zip: string, early: string, late: string }} Stop */
/** @typedef {{ id: string, usdot: string | null, miles: number, changed: string, stops: Stop[] }} Order */

/** @returns {import('@fairhaul/core').LoadEntry} */
const entryOf = (/** @type {Order} */ { id, usdot, miles, changed, stops }) => ({
  externalNumber: id,
  carrier: usdot === null ? null : { type: 'DOT', value: usdot, region: null },
  billableMiles: miles,
  updatedAt: changed,
  stops: stops.map(({ type, city, state, zip, early, late }) => ({
    ...{ kind: type === 'PU' ? 'pickup' : 'delivery', city, state, postalCode: zip, country: null },
    ...{ latitude: null, longitude: null, startsAt: early, endsAt: late, timeZone: null },
  })),
})

const fairhaul = new Fairhaul({ base, key: process.env['FAIRHAUL_KEY'] })
const loads = JSON.parse(readFileSync(file, 'utf8')).map(entryOf)
for (let at = 0; at < loads.length; at += 500) {
  const sent = httpLoadsByNumber(fairhaul.http).put({ loads: loads.slice(at, at + 500) })
  for (const { externalNumber, outcome, errors } of await fairhaul.value(sent)) {
    const reasons = errors.map(({ field, message }) => `${field}: ${message}`)
    process.stdout.write(`${[externalNumber, outcome, ...reasons].join(' | ')}\n`)
    if (outcome === 'refused') process.exitCode = 1
  }
}
