import type { Outcome, PaperProblem, TextPiece } from '@fairhaul/core'

/** A page of a file. Units: points. */
export interface PaperPage {
  /** From 1. */
  readonly number: number
  readonly width: number
  readonly height: number
}

/** A file that was read: its pages, and the pieces of its text. */
export interface OpenPaper {
  /** The pages that are shown. */
  readonly pages: readonly PaperPage[]
  /** How many the file has. */
  readonly pageCount: number
  /** Empty: it is a picture. */
  readonly pieces: readonly TextPiece[]
  /** Draws a page as wide as its canvas is shown. A page that is drawn anew replaces what was drawn. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>
  /** Frees its memory. */
  close(): void
}

/** Reads the pages and the text of a file in the browser. */
export interface PaperReader {
  /**
   * Reads the first ten pages of a PDF, or a picture. Rejects when aborted.
   *
   * Refuses: one with a password, and one that is neither.
   */
  read(
    file: File,
    signal: AbortSignal,
    onProgress: (pagesRead: number, pages: number) => void,
  ): Promise<Outcome<OpenPaper, PaperProblem>>
}
