// `npm run places -- US.txt CA.txt [PR.txt ...] --source TEXT --day YYYY-MM-DD`: writes the list of ZIP codes and Canadian
// postal areas anew from the files of GeoNames (https://download.geonames.org/export/zip, CC BY 4.0; unpack the archives).
// It refuses files that it cannot read whole, with the line and the reason of each, and then writes nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from './lib/paths.mjs'
import { PLACES, placesText, readPlaces } from './lib/places.mjs'

const SHOWN_MAX = 20
const USAGE = 'Usage: npm run places -- US.txt CA.txt [PR.txt ...] --source TEXT --day YYYY-MM-DD'

const fail = (...lines) => {
  for (const line of lines) console.error(line)
  process.exit(2)
}

function flags() {
  try {
    const options = { source: { type: 'string' }, day: { type: 'string' }, out: { type: 'string' } }
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return fail(error.message, USAGE)
  }
}

const textOf = path => {
  try {
    return { name: basename(path), text: readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8') }
  } catch (error) {
    return fail(`${path}: ${error.message}`)
  }
}

const { values, positionals } = flags()
const [source, day, out] = [values.source ?? '', values.day ?? '', values.out ?? at(PLACES)].map(String)
if (positionals.length === 0 || source.trim() === '') fail(USAGE)
if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) fail(`"${day}" is no day.`, USAGE)

const { places, refusals, unplaced, leftOut } = readPlaces(positionals.map(textOf))
const some = lines => [
  ...lines.slice(0, SHOWN_MAX),
  ...(lines.length > SHOWN_MAX ? [`and ${lines.length - SHOWN_MAX} more`] : []),
]
if (refusals.length > 0) fail('The list was not written:', ...some(refusals))
writeFileSync(out, placesText(places, { source: source.trim(), day }))
for (const line of some(unplaced)) console.log(`Without coordinates and market: ${line}`)
console.log(
  `${places.length} places, ${unplaced.length} without coordinates, ${leftOut.length} lines left out.`,
)
