import { type NestedInput, type UploadedFile, writeNestedQuery } from '@fairhaul/core'

/**
 * A form with a file, its fields in nested bracket form: `rule_override[is_active]`, `rule_override[file]`.
 *
 * The file's bytes are copied only when it is no `Blob` already; a browser's `File` is one.
 */
export const multipart = async (
  fields: NestedInput,
  fileField: string,
  file: UploadedFile,
): Promise<FormData> => {
  const form = new FormData()
  new URLSearchParams(writeNestedQuery(fields)).forEach((text, name) => form.append(name, text))
  const bytes: unknown = file
  form.append(
    fileField,
    bytes instanceof Blob ? bytes : new Blob([await file.arrayBuffer()], { type: file.type }),
    file.name,
  )
  return form
}
