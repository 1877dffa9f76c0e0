import { kindNamed } from '../../import/kinds/index.ts'
import { columnName, recognise } from '../../import/kinds/recognise.ts'
import type { DataSet } from '../data-sets.ts'

const listed = (names: readonly string[]) => names.join(', ')

/**
 * Why a file with this header cannot be read as its data set; undefined when it can. Other columns, or another order,
 * make no difference as long as every column that is read is there.
 *
 * `before` is the header of the stored version: what differs from it is named.
 */
export const differenceOf = (
  dataSet: DataSet,
  header: readonly string[],
  before: readonly string[] | undefined,
): string | undefined => {
  const recognition = recognise(header, kindNamed(dataSet.kind))
  if (recognition.kind === 'known') return undefined
  if (before === undefined) return recognition.reason
  const [old, current] = [before.map(columnName), header.map(columnName)]
  const gone = old.filter(name => !current.includes(name))
  const added = current.filter(name => !old.includes(name))
  const differences = [
    ...(gone.length > 0 ? [`missing now: ${listed(gone)}`] : []),
    ...(added.length > 0 ? [`new: ${listed(added)}`] : []),
  ]
  return differences.length === 0
    ? recognition.reason
    : `its columns have changed since the last file (${differences.join('; ')}).`
}
