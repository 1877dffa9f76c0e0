import { Badge } from '../../ui/Badge.tsx'
import { EvidenceCard } from '../../ui/EvidenceCard.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'

const Show = () => (
  <>
    <Sample name="Badge" use="A status by text, shape and color. Verdict tones include their mark.">
      <div className={styles['row']}>
        <Badge tone="pass">Pass</Badge>
        <Badge tone="override">Override until Mar 4, 2027</Badge>
        <Badge tone="incomplete">Incomplete</Badge>
        <Badge tone="fail">Fail</Badge>
      </div>
      <div className={styles['row']}>
        <Badge tone="neutral">Needs to onboard</Badge>
        <Badge tone="info">Pending</Badge>
        <Badge tone="brand">Monitored</Badge>
      </div>
    </Sample>
    <Sample name="Verdict mark" use="The shape only, for use beside the text.">
      <div className={styles['row']}>
        {(['pass', 'override', 'incomplete', 'fail'] as const).map(tone => (
          <VerdictMark key={tone} tone={tone} label={tone} />
        ))}
        {(['pass', 'override', 'incomplete', 'fail'] as const).map(tone => (
          <VerdictMark key={tone} tone={tone} label={tone} size={24} />
        ))}
      </div>
    </Sample>
    <Sample name="Evidence card" use="The evidence for a derived value, on hover, focus and press.">
      <div className={styles['row']}>
        <EvidenceCard
          label="Why cargo insurance fails"
          facts={[
            { label: 'Value', value: '$50,000' },
            { label: 'Required', value: 'at least $100,000' },
            { label: 'Source', value: 'Certificate of Jan 12, 2026' },
            { label: 'As of', value: 'Nov 20, 2026' },
          ]}
          note={<TextLink href="#statuses">Open the certificate</TextLink>}
        >
          <Badge tone="fail">Fail</Badge>
        </EvidenceCard>
        <EvidenceCard
          label="Authority since"
          facts={[
            { label: 'Value', value: 'Jun 9, 2019' },
            { label: 'Source', value: 'Authority history, last grant' },
          ]}
        >
          7 years
        </EvidenceCard>
      </div>
    </Sample>
    <Sample name="Stat" use="A fact and its context. Unknown, not checked and zero look different." isWide>
      <Stats>
        <Stat label="Authority since" value="Jun 9, 2019" note="7 years, unbroken" />
        <Stat label="Insurance until" value="Mar 4, 2027" note="$1,000,000 auto, $100,000 cargo" />
        <Stat label="Vehicle out of service" value="18.2%" note="US 22.26%, Jun 6, 2025" tone="pass" />
        <Stat label="Power units" value="1,204" note="1,380 drivers" />
        <Stat label="Inspections, 24 months" value="0" note="none recorded" />
        <Stat label="Safety rating" value="not on record" tone="unknown" />
        <Stat label="Alerts" value="2 open" tone="fail" />
      </Stats>
    </Sample>
  </>
)

export const group: Group = { id: 'statuses', title: 'Statuses and facts', place: 4, Show }
