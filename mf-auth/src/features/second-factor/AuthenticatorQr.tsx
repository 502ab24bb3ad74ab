import type { AuthenticatorSetup } from '@moien/contract';
import { Link } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './AuthenticatorQr.module.css';

/** In modules, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

/** What an authenticator is set up with: by its camera, on the same device, or by hand. */
export function AuthenticatorQr({ setup: { secret, url, qrCode } }: { setup: AuthenticatorSetup }) {
  const { t } = useTranslation('auth');
  const side = qrCode.size + 2 * QUIET_ZONE;
  return (
    <div className={styles.setup}>
      <svg
        className={styles.code}
        role="img"
        aria-label={t('auth-authenticator-qr')}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={qrCode.path} />
      </svg>
      <div className={styles.words}>
        <p>{t('auth-authenticator-scan')}</p>
        <p>
          <Link href={url}>{t('auth-authenticator-open')}</Link>
        </p>
        <p className={styles.hint}>{t('auth-authenticator-by-hand')}</p>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
