import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import styles from './Figure.module.css'

/** What a picture shows, as a table: the first cell of a row is its header. */
export interface FigureTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface FigureProps {
  heading: string
  /** What the picture is of, beside the heading: "24 months". */
  note?: string
  /** The whole picture in a sentence, for anyone who does not see it. */
  summary: string
  table: FigureTable
  /** Where it is from, and its day. */
  source?: string
  /** The picture: `TimeBars`, `MonthColumns` or `Bars`. */
  children: ReactNode
}

/** The frame of a small, still picture: its heading, the same as a table behind one button, and its source. */
export const Figure = ({ heading, note, summary, table, source, children }: FigureProps) => {
  const [isTable, setTable] = useState(false)
  const headingId = useId()
  return (
    <figure className={styles['figure']} aria-labelledby={headingId}>
      <figcaption className={styles['head']}>
        <h3 id={headingId} className={styles['heading']}>
          {heading}
        </h3>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        <IconButton
          className={styles['toggle'] ?? ''}
          label={
            isTable
              ? `Show ${heading.toLowerCase()} as a picture`
              : `Show ${heading.toLowerCase()} as a table`
          }
          icon={isTable ? <ChartNoAxesColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          onClick={() => setTable(!isTable)}
        />
      </figcaption>
      {isTable ? (
        <FigureData table={table} labelledBy={headingId} />
      ) : (
        <div role="img" aria-label={summary} className={styles['picture']}>
          {children}
        </div>
      )}
      {source !== undefined && <p className={styles['source']}>{source}</p>}
    </figure>
  )
}

const FigureData = ({ table, labelledBy }: { readonly table: FigureTable; readonly labelledBy: string }) => (
  <table className={styles['table']} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {table.columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(([first = '', ...rest]) => (
        <tr key={[first, ...rest].join(' ')}>
          <th scope="row">{first}</th>
          {rest.map((cell, at) => (
            <td key={table.columns[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
