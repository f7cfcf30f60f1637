import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import type { PartnerLink } from '@/lib/records/partners/link';

interface PartnerAnchorProps {
  link: PartnerLink;
  className?: string;
  children?: ReactNode;
}

/** Link to a partner. Shows the partner's name by default. */
export function PartnerAnchor({ link, className = buttonClass(), children }: PartnerAnchorProps) {
  return (
    <a
      href={link.href}
      rel={link.rel}
      hrefLang={link.hrefLang}
      target="_blank"
      className={className}
    >
      {children ?? link.partner}
      <Icon name="external" className="size-4" />
    </a>
  );
}
