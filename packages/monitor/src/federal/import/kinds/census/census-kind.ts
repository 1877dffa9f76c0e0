import type { FileKind } from '../file-kind.ts'
import type { CensusRecord } from './census-record.ts'
import { writeCensusBatch } from './write/write-batch.ts'

/**
 * A kind of census file. Each carrier occurs once in it. The file does not say which of two rows is right, and a second
 * run must not swap them, so the first is taken.
 */
export const censusKind = (
  kind: Pick<FileKind<CensusRecord>, 'name' | 'title' | 'hallmarks' | 'columns' | 'read' | 'listed'>,
): FileKind<CensusRecord> => ({
  ...kind,
  hasHeader: true,
  numbers: { dot: 'DOT_NUMBER' },
  fills: ['carriers'],
  once: ({ dotNumber }) => ({ column: 'DOT_NUMBER', value: dotNumber }),
  write: writeCensusBatch,
})
