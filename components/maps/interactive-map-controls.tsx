'use client';

import { useEffect, useState } from 'react';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { MapTexts } from '@/lib/search/map-layers/register-answer';
import type { MapFrame } from './interactive-map-frame';
import type { Box } from './interactive-map-names';
import { type ScaleBar, scaleBar } from './interactive-map-scale';

/** Maximum length of the scale bar in CSS pixels. */
const longest = 110;

/** Areas covered by the controls, in CSS pixels. Keep in step with interactive-map.css. */
export function controlBoxes(width: number, height: number): Box[] {
  return [
    { left: width - 58, right: width, top: 0, bottom: 148 },
    { left: 0, right: longest + 14, top: height - 34, bottom: height },
    { left: width * 0.45, right: width, top: height - 26, bottom: height },
  ];
}

interface MapControlsProps {
  frame: MapFrame;
  texts: MapTexts;
  locale: Locale;
  onWhole: () => void;
}

/** Zoom buttons, a button for the whole map, the scale bar and the credit. */
export function MapControls({ frame, texts, locale, onWhole }: MapControlsProps) {
  return (
    <>
      <div className="interactive-map-zoom">
        <ControlButton label={texts.zoomIn} d="M12 5v14M5 12h14" onPress={() => frame.zoomBy(1)} />
        <ControlButton label={texts.zoomOut} d="M5 12h14" onPress={() => frame.zoomBy(-1)} />
        <ControlButton
          label={texts.whole}
          d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
          onPress={onWhole}
        />
      </div>
      <Scale frame={frame} locale={locale} />
      <p className="interactive-map-credit">{texts.credit}</p>
    </>
  );
}

function ControlButton({ label, d, onPress }: { label: string; d: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={d} />
      </svg>
    </button>
  );
}

function Scale({ frame, locale }: { frame: MapFrame; locale: Locale }) {
  const [bar, setBar] = useState<ScaleBar>();
  useEffect(() => {
    const measure = () => {
      const { zoom, lat } = frame.view();
      setBar(scaleBar(zoom, lat, longest));
    };
    return frame.onMove(() => {}, measure);
  }, [frame]);
  if (!bar) return null;
  const inKm = bar.metres >= 1000;
  return (
    <p className="interactive-map-scale" style={{ width: bar.length }}>
      {formatNumber(inKm ? bar.metres / 1000 : bar.metres, locale, {
        style: 'unit',
        unit: inKm ? 'kilometer' : 'meter',
      })}
    </p>
  );
}
