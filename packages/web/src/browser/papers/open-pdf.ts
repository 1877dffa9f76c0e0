import type { TextPiece } from '@fairhaul/core'
import { getDocument, PDFWorker, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { OpenPaper } from '../../stores/paper-reader.ts'
import { startWorker } from '../worker-scripts.ts'
import { sizeCanvas } from './paper-reader.ts'

/** The address of the library's worker, which the build makes a file of its own. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./pdf-worker.ts', { query: '?worker&url', import: 'default', eager: true }),
)

interface Options {
  readonly signal: AbortSignal
  readonly onProgress: (pagesRead: number, pages: number) => void
  readonly pagesMax: number
}

/** The text of a page, and what is filled into its form, with the places. */
const piecesOf = async (page: PDFPageProxy): Promise<readonly TextPiece[]> => {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const written = items.flatMap((item): TextPiece[] => {
    if (!('str' in item)) return []
    const [, , , , left, bottom] = item.transform as readonly number[]
    const [x = 0, y = 0] = viewport.convertToViewportPoint(left ?? 0, bottom ?? 0) as readonly number[]
    const { width, height } = item
    return [{ text: item.str, page: page.pageNumber, x, y: y - height, width, height }]
  })
  const annotations = (await page.getAnnotations()) as readonly {
    readonly fieldValue?: unknown
    readonly rect: number[]
  }[]
  const filled = annotations.flatMap(({ fieldValue, rect }): TextPiece[] => {
    if (typeof fieldValue !== 'string') return []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect) as readonly number[]
    const lines = fieldValue.split(/[\r\n]+/)
    const [top, height] = [Math.min(y1, y2), Math.abs(y2 - y1) / lines.length]
    return lines.map((text, at) => ({
      text,
      page: page.pageNumber,
      x: Math.min(x1, x2),
      y: top + height * at,
      width: Math.abs(x2 - x1),
      height,
    }))
  })
  return [...written, ...filled]
}

/** Opens a PDF, and reads its first pages. Throws what the library throws, and when aborted. */
export const openPdf = async (
  page: Window,
  file: File,
  { signal, onProgress, pagesMax }: Options,
): Promise<OpenPaper> => {
  const worker = startWorker(page, workerUrl, 'papers')
  const close = () => worker.terminate()
  signal.addEventListener('abort', close, { once: true })
  try {
    const data = new Uint8Array(await file.arrayBuffer())
    const pdf = await aborted(
      signal,
      getDocument({
        data,
        worker: PDFWorker.create({ port: worker }),
        isEvalSupported: false,
        useWasm: false,
        enableXfa: false,
      }).promise,
    )
    const numbers = Array.from({ length: Math.min(pagesMax, pdf.numPages) }, (_, at) => at + 1)
    const opened: PDFPageProxy[] = []
    const pieces: TextPiece[] = []
    for (const number of numbers) {
      const next = await aborted(signal, pdf.getPage(number))
      pieces.push(...(await aborted(signal, piecesOf(next))))
      opened.push(next)
      onProgress(number, numbers.length)
    }
    return {
      pages: opened.map(each => {
        const { width, height } = each.getViewport({ scale: 1 })
        return { number: each.pageNumber, width, height }
      }),
      pageCount: pdf.numPages,
      pieces: pieces.filter(({ text }) => text.trim() !== ''),
      async draw(number, canvas) {
        const drawn = opened[number - 1]
        if (drawn === undefined) return
        const scale = sizeCanvas(canvas, drawn.getViewport({ scale: 1 }))
        await drawn.render({ canvas, viewport: drawn.getViewport({ scale }) }).promise
      },
      close,
    }
  } catch (thrown) {
    close()
    throw thrown
  } finally {
    signal.removeEventListener('abort', close)
  }
}

/** A step, or the abort of it: a worker that was terminated never answers. */
const aborted = <T>(signal: AbortSignal, step: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    step.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
