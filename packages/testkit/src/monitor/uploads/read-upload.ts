import { invalid } from '../http/refused.ts'
import type { AcceptedFiles, FileKind } from './file-kinds.ts'
import { endingOf, plainName, refuseUnusableName } from './file-name.ts'

const MEGAPIXELS_MAX = 40

export interface Upload {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Refuses a name that says another kind than the content is. */
function refuseOtherEnding(name: string, kind: FileKind, field: string): void {
  const ending = endingOf(name)
  if (!kind.endings.includes(ending))
    throw invalid(
      field,
      `This is a ${kind.name} file, but its name ends with .${ending}. Rename it and send it again.`,
    )
}

/** Refuses a picture that would fill the memory of the program that opens it, or whose size is unknown. */
function refuseHugePicture({ pixels }: FileKind, bytes: Uint8Array, field: string): void {
  if (pixels === undefined) return
  const count = pixels(bytes)
  if (count === null) throw invalid(field, 'This picture cannot be read. Send another one.')
  if (count > MEGAPIXELS_MAX * 1_000_000)
    throw invalid(field, `A picture can have at most ${MEGAPIXELS_MAX} megapixels.`)
}

/**
 * An uploaded file of a form, of one of the kinds that are accepted. Every upload goes through this function.
 *
 * Refuses: 422 on `field` for an empty or too large file, for one of another kind, for a name without an ending, with
 * that of another kind, with two, or with control characters, and for a picture that cannot be read or has more than 40
 * megapixels.
 * Choice: users open it by its name, so a `terms.exe` that begins like a PDF would be run.
 */
export async function readUpload(file: File, field: string, accepted: AcceptedFiles): Promise<Upload> {
  if (file.size > accepted.bytesMax) throw invalid(field, accepted.tooLargeMessage)
  if (file.size === 0) throw invalid(field, 'This file is empty.')
  refuseUnusableName(file.name, field)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = accepted.kinds.find(({ is }) => is(bytes))
  if (kind === undefined) throw invalid(field, accepted.otherKindMessage)
  refuseOtherEnding(file.name, kind, field)
  refuseHugePicture(kind, bytes, field)
  return { name: plainName(file.name), type: kind.type, bytes }
}
