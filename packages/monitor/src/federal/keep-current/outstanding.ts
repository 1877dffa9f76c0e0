import { counted } from '../../kernel/counted.ts'
import { kindNamed } from '../import/kinds/index.ts'
import type { LoggedRun } from '../import/store/import-runs.ts'
import type { ReadState } from '../import/store/waiting-rows.ts'
import { CENSUS_KINDS } from '../import/store/whole-files.ts'
import { type DataSet, DATA_SETS } from './data-sets.ts'
import type { StoredFiles } from './download/stored-files.ts'
import type { Step } from './run-plan.ts'
import { isOfDataSet, importedOf } from './imported-files.ts'

/** What was imported, newest first, and what that tells of carriers. */
export interface Imported {
  readonly runs: readonly LoggedRun[]
  readonly state: ReadState
}

const isKindWhole = (kind: string, { whole }: ReadState) =>
  kindNamed(kind)?.numbers === undefined || whole.includes(kind)

/** Whether a file was read, and is not known as a whole one, though its kind has to be. */
export const isPartial = (dataSet: DataSet, { runs, state }: Imported): boolean =>
  importedOf(dataSet, runs).whole?.isWhole !== undefined && !isKindWhole(dataSet.kind, state)

/** The census of some files where none was taken yet: the others wait for it, as they name carriers. */
export const missingRegister = (
  dataSets: readonly DataSet[],
  { runs, state }: Imported,
): DataSet | undefined => {
  const register = CENSUS_KINDS.flatMap(kind => dataSets.filter(it => it.kind === kind))[0]
  if (register === undefined || state.whole.includes(register.kind)) return undefined
  return importedOf(register, runs).whole === undefined ? register : undefined
}

/**
 * What to read again: files with refused rows whose carriers came on record since, and those that were read before refused
 * rows were noted. `missing`: those that are not stored any more.
 */
export const readAgain = async (
  dataSets: readonly DataSet[],
  { runs, state }: Imported,
  files: StoredFiles,
): Promise<{ readonly steps: readonly Step[]; readonly missing: readonly DataSet[] }> => {
  const steps: Step[] = []
  const missing: DataSet[] = []
  for (const dataSet of dataSets) {
    const { id, differenceId = id } = dataSet
    const { whole, differences } = importedOf(dataSet, runs)
    if (whole === undefined) continue
    const isUnknown = whole.isWhole === undefined && !isKindWhole(dataSet.kind, state)
    const sources = new Set([
      ...state.waiting.map(({ source }) => source).filter(source => isOfDataSet(dataSet, source)),
      ...(isUnknown ? [id] : []),
    ])
    if (sources.size === 0) continue
    const stored = [await files.whole(id), ...(await files.differences(differenceId))]
    const found = [
      { ...whole, source: id, isDifference: false },
      ...differences.map(it => ({ ...it, source: `${differenceId} ${it.publishedOn}`, isDifference: true })),
    ].flatMap(({ source, isDifference, digest, asOf }) => {
      const file = sources.has(source) ? stored.find(it => it?.digest === digest) : undefined
      return file === undefined ? [] : [{ dataSet, isDifference, file, readAgainOf: asOf }]
    })
    if (found.length === sources.size) steps.push(...found)
    else missing.push(dataSet)
  }
  return { steps, missing }
}

/**
 * Which files do not tell of every carrier on record, a line each, also those that a run did not look for. `waits`: a later
 * run may read them; no run has a file that someone named.
 */
export const outstanding = (
  imported: Imported,
): { readonly lines: readonly string[]; readonly waits: boolean } => {
  const { waiting } = imported.state
  const lines = waiting.map(
    ({ kind, source, carriers }) =>
      `  ${kindNamed(kind)?.title ?? kind} (${source}): rows of ${counted(carriers, 'carrier')} that came on record since wait to be read again.`,
  )
  const partial = DATA_SETS.filter(it => isPartial(it, imported)).map(
    ({ title, id }) =>
      `  ${title} (${id}) was not read whole: of some rows it cannot be read whose they are, so what it decides is incomplete.`,
  )
  return {
    lines: [...lines, ...partial],
    waits: waiting.some(({ source }) => DATA_SETS.some(it => isOfDataSet(it, source))),
  }
}
