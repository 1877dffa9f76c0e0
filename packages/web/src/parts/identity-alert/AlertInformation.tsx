import { Card } from '../../ui/Section.tsx'
import styles from './identity-alert.module.css'

interface Props {
  /** What happens to the alert, by the brand. */
  readonly fate: string
}

/** What happens with a report, what is a fair one, and who sees it: read before one is sent. */
export const AlertInformation = ({ fate }: Props) => (
  <Card heading="Before you send" className={styles['information'] ?? ''}>
    <h3>Who sees it</h3>
    <p>{fate} Your company’s name is shown with it. Your own name is shown to your company only.</p>
    <h3>What happens to it</h3>
    <p>
      It shows on the carrier’s profile until it is withdrawn. Brokers who monitor the carrier see it under
      What changed. Other brokers and the carrier can answer, and their answers are shown below it.
    </p>
    <h3>A fair report</h3>
    <ul>
      <li>Say what you saw yourself, with dates and amounts. Leave out guesses.</li>
      <li>List what you have in hand: the e-mail, the phone record, the signed paperwork.</li>
      <li>Ask the carrier first, and say what they told you.</li>
      <li>Withdraw it when it is settled or was wrong.</li>
    </ul>
  </Card>
)
