import { invalid } from '../../http/refused.ts'
import { type AcceptedFiles, type FileKind, HEAD_BYTES } from './file-kinds.ts'
import { endingOf, plainName, refuseUnusableName } from './file-name.ts'
import { alone } from './one-in-memory.ts'

export interface Upload {
  readonly name: string
  readonly type: string
  /** Its bytes, which may be on disk. */
  readonly content: Blob
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

const onlyOnce = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let reading: Promise<T> | undefined
  return () => (reading ??= read())
}

/**
 * An uploaded file of a form, of one of the kinds that are accepted. Every upload goes through this function.
 *
 * Refuses: 422 on `field` for an empty or too large file, for one of another kind, for a name without an ending, with
 * that of another kind, with two, or with control characters, for a picture that cannot be read or has more than 40
 * megapixels, and for a document that unpacks to more than a file may have, or has a program in it.
 * Choice: users open it by its name, so a `terms.exe` that begins like a PDF would be run.
 */
export async function readUpload(file: File, field: string, accepted: AcceptedFiles): Promise<Upload> {
  if (file.size > accepted.bytesMax) throw invalid(field, accepted.tooLargeMessage)
  if (file.size === 0) throw invalid(field, 'This file is empty.')
  refuseUnusableName(file.name, field)
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = await alone(async () => {
    const whole = onlyOnce(async () => new Uint8Array(await file.arrayBuffer()))
    for (const found of accepted.kinds)
      if (await found.is(head, whole)) {
        refuseOtherEnding(file.name, found, field)
        const refusal = await found.refusal?.(whole)
        if (typeof refusal === 'string') throw invalid(field, refusal)
        return found
      }
    throw invalid(field, accepted.otherKindMessage)
  })
  return { name: plainName(file.name), type: kind.type, content: file }
}
