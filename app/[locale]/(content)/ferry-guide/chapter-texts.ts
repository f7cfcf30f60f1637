import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import accessibilityEl from '@/content/ferry-guide/accessibility.el.mdx';
import accessibilityEn from '@/content/ferry-guide/accessibility.en.mdx';
import cancelledEl from '@/content/ferry-guide/cancelled.el.mdx';
import cancelledEn from '@/content/ferry-guide/cancelled.en.mdx';
import claimsEl from '@/content/ferry-guide/claims.el.mdx';
import claimsEn from '@/content/ferry-guide/claims.en.mdx';
import classesEl from '@/content/ferry-guide/classes.el.mdx';
import classesEn from '@/content/ferry-guide/classes.en.mdx';
import luggageEl from '@/content/ferry-guide/luggage.el.mdx';
import luggageEn from '@/content/ferry-guide/luggage.en.mdx';
import petsEl from '@/content/ferry-guide/pets.el.mdx';
import petsEn from '@/content/ferry-guide/pets.en.mdx';
import rightsEl from '@/content/ferry-guide/rights.el.mdx';
import rightsEn from '@/content/ferry-guide/rights.en.mdx';
import seasicknessEl from '@/content/ferry-guide/seasickness.el.mdx';
import seasicknessEn from '@/content/ferry-guide/seasickness.en.mdx';
import ticketsEl from '@/content/ferry-guide/tickets.el.mdx';
import ticketsEn from '@/content/ferry-guide/tickets.en.mdx';
import vehiclesEl from '@/content/ferry-guide/vehicles.el.mdx';
import vehiclesEn from '@/content/ferry-guide/vehicles.en.mdx';
import windEl from '@/content/ferry-guide/wind.el.mdx';
import windEn from '@/content/ferry-guide/wind.en.mdx';
import type { Locale } from '@/lib/i18n/locales';

/** The long texts of the guide by language, named one by one so that a missing file fails the build. */
export const chapterTexts = {
  en: {
    tickets: ticketsEn,
    classes: classesEn,
    luggage: luggageEn,
    vehicles: vehiclesEn,
    pets: petsEn,
    accessibility: accessibilityEn,
    wind: windEn,
    cancelled: cancelledEn,
    rights: rightsEn,
    claims: claimsEn,
    seasickness: seasicknessEn,
  },
  el: {
    tickets: ticketsEl,
    classes: classesEl,
    luggage: luggageEl,
    vehicles: vehiclesEl,
    pets: petsEl,
    accessibility: accessibilityEl,
    wind: windEl,
    cancelled: cancelledEl,
    rights: rightsEl,
    claims: claimsEl,
    seasickness: seasicknessEl,
  },
} satisfies Record<Locale, Record<string, ComponentType<{ components?: MDXComponents }>>>;
