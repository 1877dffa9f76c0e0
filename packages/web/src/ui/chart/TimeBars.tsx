import type { CSSProperties } from 'react'
import { cx } from '../cx.ts'
import styles from './TimeBars.module.css'

/**
 * `now`: what counts today. `past`: what counted. `ahead`: what will. `short`: less than is required, or missing.
 * `unsure`: reported, but not confirmed. `ending`: it counts, and ends soon. `gap`: nothing.
 */
export type TimeBarTone = 'now' | 'past' | 'ahead' | 'short' | 'unsure' | 'ending' | 'gap'

/** A time on a lane. Places are 0 (the start of the picture) to 1 (its end). */
export interface TimeBar {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly tone: TimeBarTone
  /** Written in the bar where it fits. */
  readonly text: string
  /** Its height, 0 to 1 of the lane. Left out: the whole lane. */
  readonly height?: number
  /** It goes on beyond the picture. */
  readonly isOpen?: boolean
}

/** One line of bars. */
export interface TimeLane {
  readonly key: string
  readonly label: string
  readonly bars: readonly TimeBar[]
  /** The height of the dashed line of what is required, 0 to 1 of the lane. Null: nothing is. */
  readonly required?: number | null
}

/** A text of two lines above the bars, as near to its place as the others let it. */
export interface TimeMark {
  readonly at: number
  readonly text: string
  readonly note: string
  readonly tone?: 'plain' | 'strong' | 'short'
}

export interface TimeBarsProps {
  readonly lanes: readonly TimeLane[]
  readonly ticks: readonly { readonly at: number; readonly text: string }[]
  /** The place of today; null: it is outside. */
  readonly today: number | null
  /** By their places; three at most. */
  readonly marks?: readonly TimeMark[]
}

const px = (share: number) => `${(share * 100).toFixed(3)}%`
/** A tick nearer to today than this is not named, as the two texts would touch. At the end, "today" comes before it. */
const NEAR_TODAY = 0.13
const NEAR_TODAY_AT_END = 0.22

const NO_MARKS: readonly TimeMark[] = []

/** Bars on lanes over time, with a line for today and dashed lines for what is required. */
export const TimeBars = ({ lanes, ticks, today, marks = NO_MARKS }: TimeBarsProps) => {
  const isPlain = lanes.every(({ label }) => label === '')
  return (
    <div className={cx(styles['chart'], isPlain ? styles['plain'] : undefined)}>
      {marks.length > 0 && <Marks marks={marks} />}
      <div className={styles['lanes']}>
        {lanes.map(lane => (
          <div key={lane.key} className={styles['lane']} style={{ '--lane': lane.required } as CSSProperties}>
            {!isPlain && <span className={styles['name']}>{lane.label}</span>}
            <span className={styles['track']}>
              {lane.required != null && (
                <span className={styles['required']} style={{ bottom: px(lane.required) }} />
              )}
              {lane.bars.map(bar => (
                <span
                  key={bar.key}
                  className={styles['bar']}
                  data-tone={bar.tone}
                  data-ongoing={bar.isOpen || undefined}
                  style={{
                    left: px(bar.from),
                    width: px(bar.to - bar.from),
                    height: px(bar.height ?? 1),
                  }}
                >
                  <span className={styles['text']}>{bar.text}</span>
                </span>
              ))}
            </span>
          </div>
        ))}
        <span className={styles['over']}>
          {today !== null && <span className={styles['today']} style={{ left: px(today) }} />}
        </span>
      </div>
      <div className={styles['axis']}>
        {ticks
          .filter(({ at }) => today === null || Math.abs(at - today) > nearOf(today))
          .map(({ at, text }) => (
            <span key={text} className={styles['tick']} data-end={edgeOf(at)} style={{ left: px(at) }}>
              {text}
            </span>
          ))}
        {today !== null && (
          <span className={styles['tick']} data-end={edgeOf(today)} style={{ left: px(today) }}>
            today
          </span>
        )}
      </div>
    </div>
  )
}

const nearOf = (today: number) => (edgeOf(today) === 'end' ? NEAR_TODAY_AT_END : NEAR_TODAY)

/** A text at an end of the axis is inside of it. */
const edgeOf = (at: number): 'start' | 'end' | undefined =>
  at < 0.04 ? 'start' : at > 0.94 ? 'end' : undefined

const Marks = ({ marks }: { readonly marks: readonly TimeMark[] }) => (
  <div className={styles['marks']}>
    {marks.flatMap(({ at, text, note, tone = 'plain' }, index) => [
      <span key={`before ${text}`} style={{ flexGrow: at - (marks[index - 1]?.at ?? 0) }} />,
      <span key={text} className={styles['mark']} data-tone={tone} data-end={edgeOf(at)}>
        <span>{text}</span>
        <span>{note}</span>
      </span>,
    ])}
    <span style={{ flexGrow: 1 - (marks.at(-1)?.at ?? 0) }} />
  </div>
)
