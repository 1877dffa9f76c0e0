import { writeFileSync } from 'node:fs'
import { openEmptyDatabase } from '@fairhaul/monitor/testing/test-database.ts'
import { describe, expect, it } from 'vitest'
import { runs } from '../thorough.ts'
import { reasonsOf, summaryOf, tableOf, wrongText } from './report.ts'
import { runLives } from './run-lives.ts'

const numberIn = (name: string): number | undefined => {
  const text = process.env[name]
  return text === undefined ? undefined : Number(text)
}

const COUNT_USUAL = 800
const COUNT_THOROUGH = 4_000
const SHOWN = 12

describe('verdicts on lives, from the files that are published of them', () => {
  it('no verdict is milder than the truth, and where all files came none is another', async () => {
    const seed = numberIn('LIVES_SEED') ?? Math.floor(Math.random() * 2 ** 31)
    const only = numberIn('LIVES_PLACE')
    const count = numberIn('LIVES_COUNT') ?? runs(COUNT_USUAL, COUNT_THOROUGH)
    const places = only === undefined ? Array.from({ length: count }, (_, place) => place) : [only]
    const begun = process.cpuUsage()
    const { verdicts, wrong } = await runLives(places, seed, openEmptyDatabase)
    const used = process.cpuUsage(begun)
    const report = process.env['LIVES_REPORT']
    const texts = wrong.map(it => wrongText(it, seed))
    if (report !== undefined)
      writeFileSync(
        report,
        JSON.stringify({
          table: tableOf(verdicts),
          lives: places.length,
          seconds: Math.round((used.user + used.system) / 1e6),
          reasons: reasonsOf(verdicts),
          summary: summaryOf(wrong),
          wrong: texts,
        }),
      )
    expect(texts.slice(0, SHOWN), `${texts.length} verdicts are wrong`).toEqual([])
  })
})
