import { HeaderLogo } from '../../features/header-logo/HeaderLogo';
import { LanguageSwitch } from '../../features/language-switch/LanguageSwitch';
import { NavMenu } from '../../features/nav-menu/NavMenu';
import { SoundSwitch } from '../../features/sound/SoundSwitch';
import { useMessages } from '../../i18n/page-data';
import { NavList } from '../../ui/NavList/NavList';
import { SiteLink } from '../../ui/SiteLink/SiteLink';
import styles from './SiteHeader.module.css';

/** Logo, menu and language switch. The style sheet shows one of the two menus. */
export function SiteHeader() {
  const { nav } = useMessages('common');
  return (
    <header className={styles.header}>
      <SiteLink page="home" anchor="main" className={styles.logo} aria-label={nav.home}>
        <HeaderLogo />
      </SiteLink>
      <nav className={styles.desktop} aria-label={nav.label}>
        <NavList className={styles.links} />
      </nav>
      <SoundSwitch />
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <div className={styles.mobile}>
        <NavMenu />
      </div>
    </header>
  );
}
