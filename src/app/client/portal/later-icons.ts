import { BuildingsIcon } from '@phosphor-icons/react/Buildings'
import { FilmStripIcon } from '@phosphor-icons/react/FilmStrip'
import { GraduationCapIcon } from '@phosphor-icons/react/GraduationCap'
import { ShieldCheckIcon } from '@phosphor-icons/react/ShieldCheck'
import { WaveformIcon } from '@phosphor-icons/react/Waveform'

/** Of the pages that open later. The build leaves their "fill" out, too. */
export const laterIcons = {
  '/dashboard/smoke-deck': BuildingsIcon,
  '/dashboard/education': GraduationCapIcon,
  '/dashboard/ask': WaveformIcon,
  '/dashboard/media': FilmStripIcon,
  '/dashboard/admin': ShieldCheckIcon,
} as const
