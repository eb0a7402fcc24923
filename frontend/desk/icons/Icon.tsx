import { memo } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bold from 'lucide-react/icons/bold';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileInput from 'lucide-react/icons/file-input';
import Globe from 'lucide-react/icons/globe';
import Grip from 'lucide-react/icons/grip-vertical';
import Heading1 from 'lucide-react/icons/heading-1';
import Heading2 from 'lucide-react/icons/heading-2';
import History from 'lucide-react/icons/history';
import Italic from 'lucide-react/icons/italic';
import Template from 'lucide-react/icons/layout-template';
import Keyboard from 'lucide-react/icons/keyboard';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Outdent from 'lucide-react/icons/list-indent-decrease';
import Indent from 'lucide-react/icons/list-indent-increase';
import Numbers from 'lucide-react/icons/list-ordered';
import Comment from 'lucide-react/icons/message-square-text';
import Monitor from 'lucide-react/icons/monitor';
import Plus from 'lucide-react/icons/plus';
import Redo from 'lucide-react/icons/redo-2';
import AddRow from 'lucide-react/icons/between-horizontal-start';
import Discard from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Share from 'lucide-react/icons/share-2';
import Smartphone from 'lucide-react/icons/smartphone';
import Table from 'lucide-react/icons/table-2';
import RemoveRow from 'lucide-react/icons/grid-2x2-x';
import Trash from 'lucide-react/icons/trash-2';
import Warning from 'lucide-react/icons/triangle-alert';
import Undo from 'lucide-react/icons/undo-2';
import Close from 'lucide-react/icons/x';

import styles from './Icon.module.css';

/** Every icon of the desk, by what it stands for: one set, of which the build takes these only. */
const ICONS = {
  add: Plus,
  addRow: AddRow,
  ask: Send,
  back: ArrowLeft,
  bold: Bold,
  bullets: List,
  close: Close,
  comment: Comment,
  copy: Copy,
  delete: Trash,
  desktop: Monitor,
  discard: Discard,
  done: Check,
  down: ArrowDown,
  grip: Grip,
  heading: Heading1,
  history: History,
  import: FileInput,
  indent: Indent,
  italic: Italic,
  keys: Keyboard,
  link: Link,
  numbers: Numbers,
  outdent: Outdent,
  phone: Smartphone,
  preview: Eye,
  publish: Globe,
  redo: Redo,
  removeRow: RemoveRow,
  schedule: CalendarClock,
  search: Search,
  share: Share,
  subheading: Heading2,
  table: Table,
  takeBack: EyeOff,
  template: Template,
  trouble: Warning,
  undo: Undo,
  unschedule: CalendarX,
  up: ArrowUp,
} as const;

/** What an icon stands for. */
export type IconName = keyof typeof ICONS;

export interface IconProps {
  readonly name: IconName;
}

/** An icon, as large as the letters beside it ask for. It is never read out: a word says the same. */
export const Icon = memo(function Icon({ name }: IconProps) {
  const Drawing = ICONS[name];
  return <Drawing className={styles.icon} aria-hidden focusable={false} />;
});
