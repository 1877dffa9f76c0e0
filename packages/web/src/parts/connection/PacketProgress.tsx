import {
  type CalendarDate,
  type Connection,
  formatCount,
  missingText,
  nameText,
  type OnboardingPacket,
  PACKET_STEP_LABELS,
  packetSteps,
} from '@fairhaul/core'
import { StepBar } from './StepBar.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { dayText } from '../day-text.ts'
import styles from './PacketProgress.module.css'

const TONES: Readonly<Record<keyof typeof PACKET_STEP_LABELS, BadgeTone>> = {
  done: 'brand',
  open: 'neutral',
  stopped: 'fail',
}

interface Props {
  readonly connection: Connection
  readonly packet: OnboardingPacket
  readonly today: CalendarDate
}

/** A packet as five steps: a bar that is read without counting, what is missing in words, and each step below. */
export const PacketProgress = ({ connection, packet, today }: Props) => {
  const steps = packetSteps(packet, connection, today)
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <section aria-label="Packet" className={styles['packet']}>
      <header className={styles['head']}>
        <h3>Packet</h3>
        <span aria-hidden="true">
          <StepBar steps={steps} />
        </span>
        <strong>{`${done} of ${formatCount(steps.length, 'step')}`}</strong>
        <span className={styles['about']}>
          {nameText(packet.status)}, sent <time dateTime={packet.createdAt}>{dayText(packet.createdAt)}</time>
        </span>
      </header>
      <p className={styles['missing']}>{missingText(steps)}</p>
      <ol className={styles['steps']}>
        {steps.map(({ name, state, text }) => (
          <li key={name}>
            <Badge tone={TONES[state]} icon={null}>
              {PACKET_STEP_LABELS[state]}
            </Badge>
            <strong>{name}</strong>
            <span className={styles['text']}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
