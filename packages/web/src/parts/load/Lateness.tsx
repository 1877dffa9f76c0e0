import { type LoadStop, stopLateness } from '@fairhaul/core'
import { Clock3, MapPin, TriangleAlert } from 'lucide-react'
import styles from './load.module.css'

const ICONS = { late: TriangleAlert, there: MapPin, open: Clock3, ahead: undefined, unknown: undefined }

/** How a truck relates to the window of the stop that it is due at: late by sign, word and color. */
export const Lateness = ({ stop, now }: { readonly stop: LoadStop; readonly now: number }) => {
  const { kind, text } = stopLateness(stop, now)
  const Icon = ICONS[kind]
  return (
    <span className={styles['lateness']} data-kind={kind}>
      {Icon && <Icon size={13} aria-hidden />}
      {text}
    </span>
  )
}
