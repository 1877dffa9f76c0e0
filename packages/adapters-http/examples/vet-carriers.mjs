// Which carriers of a list may be used, and why: FAIRHAUL_KEY=fhk_... node vet-carriers.mjs MONITOR LIST.txt
import { readFileSync } from 'node:fs'
import { Fairhaul } from '@fairhaul/adapters-http'

const [base, list] = process.argv.slice(2)
if (!base || !list) throw new Error('Give the address of a monitor and a file with a carrier on each line.')

const key = process.env['FAIRHAUL_KEY']
const onWait = (/** @type {number} */ seconds) =>
  process.stderr.write(`The monitor's limit is reached: ${seconds} s.\n`)
const fairhaul = new Fairhaul({ base, key, onWait })

const lines = await fairhaul.vet(readFileSync(list, 'utf8').trim().split('\n'))
for (const line of lines) {
  const answer =
    line.kind === 'found'
      ? [line.carrier.legalName, line.mayUse, line.reason, line.category, line.factsOn, line.certainty]
      : [
          line.kind,
          line.kind === 'ambiguous' && line.candidates.map(({ legalName }) => legalName).join(' or '),
        ]
  process.stdout.write(`${[line.text, ...answer.filter(Boolean)].join(' | ')}\n`)
}
process.exitCode = lines.every(({ isUsable }) => isUsable) ? 0 : 1
