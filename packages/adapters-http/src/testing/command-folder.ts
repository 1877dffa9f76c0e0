import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { readCsvTable } from '../command/csv-table.ts'
import { readFlags } from '../command/flags.ts'
import { runVet } from '../command/run-vet.ts'

/** The command in a folder of its own for each test. Arguments with an extension are files of that folder. */
export const commandFolder = () => {
  let folder = ''
  let input = ''
  let begun = (): void => {}
  beforeEach(() => {
    begun = () => {}
    folder = mkdtempSync(join(tmpdir(), 'fairhaul-vet-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const inFolder = (name: string): string => join(folder, name)
  return {
    inFolder,
    /** What the command reads for `-`. */
    type: (text: string): void => void (input = text),
    /** What happens to the folder once a run has opened its file. */
    onceBegun: (happens: () => void): void => void (begun = happens),
    write: (name: string, content: string | Uint8Array): void => writeFileSync(inFolder(name), content),
    /** The rows of the file of verdicts, with its heading. */
    verdicts: (): readonly string[] => readFileSync(inFolder('verdicts.csv'), 'utf8').trimEnd().split('\n'),
    /** The cells of the file of verdicts under one heading. */
    column: (name: string): readonly string[] => {
      const [heading = [], ...rows] = readCsvTable(readFileSync(inFolder('verdicts.csv'), 'utf8')).rows
      return rows.map(cells => cells[heading.indexOf(name)] ?? '')
    },
    /** The exit code of `fairhaul vet`, and what it printed and reported. */
    fairhaul: async (...args: readonly string[]) => {
      const files = args.map(arg => (/\.\w+$/.test(arg) && !arg.includes('://') ? inFolder(arg) : arg))
      const day = args.includes('--facts') && !args.includes('--today') ? ['--today', '2026-11-21'] : []
      const flags = readFlags(['vet', ...files, ...day], {}, new Date(0))
      if (!flags.ok || flags.value?.command !== 'vet') throw new Error('The flags were not read.')
      let [printed, reported] = ['', '']
      const code = await runVet(flags.value, {
        print: text => (printed += text),
        report: message => (reported += `${message.replaceAll(`${folder}/`, '')}\n`),
        input: async () => new TextEncoder().encode(input),
        now: () => {
          begun()
          begun = () => {}
          return 0
        },
        signal: new AbortController().signal,
      })
      return { code, printed, reported }
    },
  }
}
