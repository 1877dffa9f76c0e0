import { done, PAPER_PAGES_MAX, type PaperProblem, refused } from '@fairhaul/core'
import type { OpenPaper, PaperReader } from '../../stores/paper-reader.ts'

/** How many pixels a canvas has for each that it is shown with, at most. */
const DENSITY_MAX = 2

/** Gives a canvas the pixels to be sharp at the width that it is shown with. Returns how many it has for a point. */
export const sizeCanvas = (
  canvas: HTMLCanvasElement,
  page: { readonly width: number; readonly height: number },
): number => {
  const density = Math.min(DENSITY_MAX, globalThis.devicePixelRatio)
  const scale = ((canvas.clientWidth || page.width) * density) / page.width
  canvas.width = Math.round(page.width * scale)
  canvas.height = Math.round(page.height * scale)
  return scale
}

const openPicture = async (file: File): Promise<OpenPaper> => {
  const picture = await createImageBitmap(file)
  const page = { number: 1, width: picture.width, height: picture.height }
  return {
    pages: [page],
    pageCount: 1,
    pieces: [],
    draw: async (_, canvas) => {
      sizeCanvas(canvas, page)
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    },
    close: () => picture.close(),
  }
}

/** The content decides, and not the name. */
const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-'

const problemOf = (thrown: unknown): PaperProblem =>
  thrown instanceof Error && thrown.name === 'PasswordException' ? 'locked' : 'unreadable'

/** Reads files in the browser. The library for PDFs is loaded with the first of them, and works in a worker. */
export const browserPaperReader = (page: Window): PaperReader => ({
  async read(file, signal, onProgress) {
    try {
      if (!(await isPdf(file))) return done(await openPicture(file))
      const { openPdf } = await import('./open-pdf.ts')
      return done(await openPdf(page, file, { signal, onProgress, pagesMax: PAPER_PAGES_MAX }))
    } catch (thrown) {
      signal.throwIfAborted()
      return refused(problemOf(thrown))
    }
  },
})
