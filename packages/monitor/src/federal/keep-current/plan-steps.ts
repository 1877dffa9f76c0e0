import type { LoggedRun } from '../import/store/import-runs.ts'
import type { DataSet } from './data-sets.ts'
import type { DownloadResult } from './download/download-all.ts'
import type { StoredFile, StoredFiles } from './download/stored-files.ts'
import { planDifferences } from './plan-differences.ts'
import type { Step } from './run-plan.ts'
import { importedOf } from './imported-files.ts'

/** What was imported, newest first, and where downloaded files are. */
interface Around {
  readonly runs: readonly LoggedRun[]
  readonly files: StoredFiles
}

/** Which differences follow a whole file. */
export const differencesAfter = async (
  whole: string | undefined,
  dataSet: DataSet,
  { runs, files }: Around,
) => {
  const stored = await files.differences(dataSet.differenceId ?? dataSet.id)
  return { stored, plan: planDifferences({ whole, imported: importedOf(dataSet, runs).differences, stored }) }
}

/** What is to be imported, in the order of the data sets. `left`: what is not, a line each. */
export const planSteps = async (
  dataSets: readonly DataSet[],
  around: Around & { readonly results: readonly DownloadResult[]; readonly isAgain: boolean },
): Promise<{ readonly steps: readonly Step[]; readonly left: readonly string[] }> => {
  const steps: Step[] = []
  const left: string[] = []
  const isToImport = (dataSet: DataSet, found: StoredFile | undefined): boolean => {
    const { whole } = importedOf(dataSet, around.runs)
    if (found === undefined || whole === undefined || around.isAgain) return found !== undefined
    if (found.publishedOn >= whole.publishedOn) return found.digest !== whole.digest
    left.push(
      `  ${dataSet.title}: the whole file of ${found.publishedOn} is left, as that of ${whole.publishedOn} was taken.`,
    )
    return false
  }
  for (const dataSet of dataSets) {
    const found = around.results.find(result => result.dataSet === dataSet && !result.isDifference)?.file
    const file = isToImport(dataSet, found) ? found : undefined
    if (file !== undefined) steps.push({ dataSet, isDifference: false, file })
    if (dataSet.differenceId === undefined) continue
    const whole = file?.publishedOn ?? importedOf(dataSet, around.runs).whole?.publishedOn
    const { stored, plan } = await differencesAfter(whole, dataSet, around)
    if (plan.kind === 'apply')
      for (const difference of stored.filter(({ publishedOn }) => plan.days.includes(publishedOn)))
        steps.push({ dataSet, isDifference: true, file: difference })
    else if (plan.missing !== undefined && stored.length > 0)
      left.push(
        `  ${dataSet.title}: the difference of ${plan.missing} is missing and the whole file is of ${whole}: later differences wait for a newer one.`,
      )
  }
  return { steps, left }
}
