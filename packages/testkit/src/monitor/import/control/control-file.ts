import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where a running monitor takes imports, and the proof that who asks may read its data folder. */
export interface Control {
  readonly url: string
  readonly token: string
}

const control = z.object({ url: z.url(), token: z.string().min(32) })
const pathIn = (dataFolder: string) => join(dataFolder, 'import-control.json')

/** Leaves the control beside the data, for its owner only. */
export const publishControl = async (dataFolder: string, told: Control): Promise<void> => {
  await withdrawControl(dataFolder)
  await writeFile(pathIn(dataFolder), JSON.stringify(told), { mode: 0o600, flag: 'wx' })
}

export const withdrawControl = (dataFolder: string): Promise<void> => rm(pathIn(dataFolder), { force: true })

/** Undefined when no monitor left one, or none that can be read. */
export const findControl = async (dataFolder: string): Promise<Control | undefined> => {
  try {
    return control.parse(JSON.parse(await readFile(pathIn(dataFolder), 'utf8')))
  } catch {
    return undefined
  }
}
