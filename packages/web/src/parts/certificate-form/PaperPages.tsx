import type { PagePlace } from '@fairhaul/core'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { OpenPaper, PaperPage } from '../../stores/paper-reader.ts'
import styles from './CertificateForm.module.css'

interface Props {
  readonly paper: OpenPaper
  readonly name: string
  /** What is highlighted. */
  readonly place: PagePlace | undefined
}

/** What scrolls takes the focus, so that the keyboard scrolls it too. */
const scrolled = (pages: HTMLElement | null) => pages?.setAttribute('tabindex', '0')

/** The pages of a file as pictures, with the place of the field that has the focus. */
export const PaperPages = ({ paper, name, place }: Props) => (
  <div ref={scrolled} className={styles['pages']} role="group" aria-label={`Pages of ${name}`}>
    {paper.pages.map(page => (
      <Page
        key={page.number}
        paper={paper}
        page={page}
        name={name}
        place={place?.page === page.number ? place : undefined}
      />
    ))}
  </div>
)

/** Points around a highlighted place. */
const AROUND = 2

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`

const styleOf = ({ x, y, width, height }: PagePlace, page: PaperPage): CSSProperties => ({
  insetInlineStart: percent(x - AROUND, page.width),
  insetBlockStart: percent(y - AROUND, page.height),
  inlineSize: percent(width + 2 * AROUND, page.width),
  blockSize: percent(height + 2 * AROUND, page.height),
})

const Page = ({ paper, page, name, place }: Props & { readonly page: PaperPage }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A page that cannot be drawn stays blank; its fields can be typed all the same.
    if (canvas.current !== null) paper.draw(page.number, canvas.current).catch(() => undefined)
  }, [paper, page])
  useEffect(() => {
    if (place !== undefined) mark.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <div className={styles['page']}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${page.number} of ${name}`}
        className={styles['picture']}
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
      />
      {place !== undefined && <span ref={mark} className={styles['mark']} style={styleOf(place, page)} />}
    </div>
  )
}
