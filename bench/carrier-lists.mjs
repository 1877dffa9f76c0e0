import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeXlsx } from 'hucre/xlsx'
import { at } from '../scripts/lib/paths.mjs'
import { builtPackage } from './built.mjs'
import { mb, ms, row, times } from './print.mjs'
import { median } from './statistics.mjs'

const LINES = 50_000
const ROUNDS = 7
const numbers = Array.from({ length: LINES }, (_, at) => 3_200_000 + at)
const LISTS = {
  'numbers with their type': numbers.map(n => `USDOT ${n}`).join('\n'),
  'a table of five columns': [
    'Name,USDOT,MC,City,Zip',
    ...numbers.map(n => `"Eagle Mesa ${n}, LLC",${n},MC-${n - 3_000_000},Dallas,75201`),
  ].join('\n'),
  'names with a number beside': numbers.map(n => `Eagle Mesa Freight LLC, ${n}`).join('\n'),
}

const FILE = fileURLToPath(import.meta.url)
/** The packages as `builtPackage` leaves them. */
const [CORE, ADAPTERS] = ['core', 'adapters-http'].map(
  name => pathToFileURL(at(`.cache/build/bench-${name}/${name}.mjs`)).href,
)

const timed = work => {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** In a process of its own, whose memory is that of one file: milliseconds, and bytes beyond those before it. */
async function readOne(file) {
  const { carrierListEncoding, readCarrierLine, splitCarrierList, workbookList } = await import(CORE)
  const { readWorkbook } = await import(ADAPTERS)
  const bytes = new Uint8Array(readFileSync(file))
  const before = process.memoryUsage().rss
  const started = performance.now()
  if (carrierListEncoding(bytes).value !== 'xlsx') throw new Error('This is no spreadsheet.')
  const list = workbookList((await readWorkbook(bytes)).value)
  const { layout, lines } = splitCarrierList(list.value.text, '\t')
  const rows = lines.flatMap(line => readCarrierLine(layout, line, 'DOT or MC'))
  const took = performance.now() - started
  if (rows.length !== LINES || rows.some(({ unread }) => unread !== null)) throw new Error('Rows were lost.')
  console.log(JSON.stringify({ took, bytes: process.resourceUsage().maxRSS * 1024 - before }))
}

async function measuredWorkbook() {
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-bench-'))
  const file = join(folder, 'list.xlsx')
  const rows = numbers.map(n => [`Eagle Mesa ${n} LLC`, n, `MC-${n - 3_000_000}`, new Date(0), 'Dallas'])
  try {
    writeFileSync(
      file,
      await writeXlsx({
        sheets: [{ name: 'Carriers', rows: [['Name', 'USDOT', 'MC', 'Since', 'City'], ...rows] }],
      }),
    )
    return JSON.parse(
      execFileSync(process.execPath, [FILE, file], { encoding: 'utf8' }).trim().split('\n').at(-1),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lists of 50,000 carriers, read line by line; x: of splitting the text into lines and cells. */
export async function benchCarrierLists(core) {
  console.log(
    `\nCore: lists of ${LINES} carriers, read; x: of splitting the same text at line breaks and commas`,
  )
  row('', 'took', 'splitting', 'x splitting')
  for (const [name, text] of Object.entries(LISTS)) {
    const [read, split] = [[], []]
    for (let round = -1; round < ROUNDS; round += 1) {
      const took = timed(() => {
        const { layout, lines } = core.splitCarrierList(text)
        if (lines.flatMap(line => core.readCarrierLine(layout, line, 'DOT or MC')).length !== LINES)
          throw new Error('Rows were lost.')
      })
      const least = timed(() => text.split('\n').map(line => line.split(',')))
      if (round < 0) continue
      read.push(took)
      split.push(least)
    }
    row(name, ms(median(read)), ms(median(split)), times(median(read) / median(split)))
  }
  await builtPackage('adapters-http')
  const { took, bytes } = await measuredWorkbook()
  row('the same table as .xlsx', ms(took), '', mb(bytes))
}

if (process.argv[1] === FILE) await readOne(process.argv[2])
