import type { Arguments } from '../arguments.ts'
import type { Output } from '../report/progress.ts'
import { CONTROL_PATH, findControl, importLine, TOKEN_HEADER } from './control-file.ts'
import { ImportUnderWay } from '../store/import-lease.ts'

/** The lines of a body, as they come. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/**
 * Has the monitor that runs on this data folder do the import, and prints its output.
 *
 * Returns: the exit code; undefined when no monitor on this folder takes imports.
 */
export const requestMonitor = async (
  { files, rejects, rowsPerBatch, asOf, fileKind, encoding, isWhole, dataFolder, published }: Arguments,
  out: Output,
  stop: AbortSignal,
  heldBy: string,
): Promise<0 | 1 | undefined> => {
  const control = await findControl(dataFolder)
  if (control === undefined) return undefined
  const headers = { [TOKEN_HEADER]: control.token, 'content-type': 'application/json' }
  const url = new URL(CONTROL_PATH, control.url)
  const columns = out.isTTY ? out.columns : null
  const body = JSON.stringify({
    files,
    rejects,
    rowsPerBatch,
    asOf: asOf ?? null,
    fileKind: fileKind ?? null,
    encoding,
    isWhole,
    columns,
    published: published ?? null,
    heldBy,
  })
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
  if (answer === undefined || answer.status === 403 || answer.status === 404) return undefined
  if (answer.body === null) throw new Error('the monitor gave no answer')
  const requestStop = () => void fetch(url, { method: 'DELETE', headers }).catch(() => undefined)
  stop.addEventListener('abort', requestStop)
  try {
    for await (const text of linesOf(answer.body)) {
      const line = importLine.parse(JSON.parse(text))
      if ('exit' in line) return line.exit
      if ('failed' in line)
        throw answer.status === 409 ? new ImportUnderWay(line.failed) : new Error(line.failed)
      out.write(line.print)
    }
  } finally {
    stop.removeEventListener('abort', requestStop)
  }
  throw new Error('the monitor was stopped before the import ended; what it had read is kept')
}
