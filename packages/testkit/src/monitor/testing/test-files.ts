import { mkdtemp } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, filesInDatabase } from '../uploads/file-store.ts'
import { filesInFolder } from '../uploads/folder-store.ts'

/**
 * Where tests keep what is uploaded: in rows, or with FAIRHAUL_TEST_FILES=folder in a folder that goes with the process,
 * so that the same tests hold both.
 */
export const testFiles = async (): Promise<FileStore> => {
  if (process.env['FAIRHAUL_TEST_FILES'] !== 'folder') return filesInDatabase
  const folder = await mkdtemp(join(tmpdir(), 'fairhaul-files-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return filesInFolder(folder)
}
