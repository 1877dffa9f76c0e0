/** Why a file is not taken: too large, or of a kind that is not asked for. */
export type FileProblem = { kind: 'too-large'; maxBytes: number } | { kind: 'wrong-kind'; accept: string }

/** '1.5 MB', '12 kB', '900 bytes': units of 1,000, one digit after the point below ten. */
export const bytesText = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`
}

const fits = (file: { name: string; type: string }, kind: string) =>
  kind.startsWith('.')
    ? file.name.toLowerCase().endsWith(kind.toLowerCase())
    : kind.endsWith('/*')
      ? file.type.startsWith(kind.slice(0, -1))
      : file.type === kind

/**
 * What is wrong with a file, in the spelling of the `accept` attribute. The browser asks for it only in its own
 * picker, not of a file that is dropped.
 *
 * Empty:   an empty `accept` takes every kind.
 */
export const fileProblem = (
  file: { name: string; type: string; size: number },
  { accept = '', maxBytes = Number.POSITIVE_INFINITY }: { accept?: string; maxBytes?: number },
): FileProblem | undefined => {
  const kinds = accept
    .split(',')
    .map(kind => kind.trim())
    .filter(Boolean)
  if (kinds.length > 0 && !kinds.some(kind => fits(file, kind))) return { kind: 'wrong-kind', accept }
  return file.size > maxBytes ? { kind: 'too-large', maxBytes } : undefined
}
