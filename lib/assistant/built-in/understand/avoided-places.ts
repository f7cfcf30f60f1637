import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandsOf, list, place, the } from './place-changes';
import type { Reading } from './text';

/** Finds the islands that a message excludes, and takes them out of the reading. */
export function avoidedIn(reading: Reading): IslandSlug[] {
  const avoids = reading
    .takeAll(
      `(?:(?:that |which )?(?:is ?n[o']t|are ?n[o']t|isnt|arent|won'?t be)|but not|neither|nor|not to|not|never|no|without|rather not|other than|apart from|except(?: for)?|excluding|minus|(?:don'?t|do not|never|not) (?:(?:route|send|take|put) (?:me |us )?)?(?:through|thru|via)|avoid(?:ing)?|skip(?:ping)?|drop|remove|leave out|cut|forget|(?:any(?:thing|where|place)?|every(?:thing|where)|all|somewhere|ολα|οπου|οπουδηποτε|παντου) (?:but|except|εκτοσ)|ditch|scrap|hate|(?:don'?t|do not) (?:want|like|need|care for)(?: to (?:go to|see|visit))?|(?:have |'?ve |had )?(?:already |both |just )?(?:been to|seen|visited|done|did)|already (?:been to|seen|visited|know|did)|know|(?:don'?t|do not|never|not) (?:even |ever )?(?:mention|suggest|say|recommend|propose)|μην?(?: μου| μασ)?(?: καν)? (?:πεισ|πειτε|λεσ|αναφερ\\p{L}+|προτειν\\p{L}+)|(?:να )?μην? (?:ειναι|ειν)|bored of|tired of|fed up with|χωρισ|εκτοσ(?: απο)?|πλην|οχι|ουτε|μητε|κανενα απο|μη|μακρια απο|βγαλε|βγαλτε|ασε|αφησε|αφηστε|κοψε|ξεχνα|αφαιρεσε|παραλειψε|αποφυγουμε|δεν θελ\\p{L}+(?: να παμε)?|(?:εχουμε|εχω) (?:ηδη |ξανα)?(?:παει|δει|επισκεφ\\p{L}+)|(?:εχουμε|εχω|ειχαμε|ειχα) (?:ξανα)?παει|(?:εχουμε|εχω) ξαναπαει|ξερουμε|πηγαμε(?: περυσι)?|ειδαμε)(?: (?:σταση|να σταματησουμε|να περασουμε|περασμα|stop(?:s|ping)?(?: over)?|a stop|going|passing)(?: (?:through|in|at|on|via|to|απο))?)? (?:either |both |too |and )?${list}`,
    )
    .flatMap(islandsOf);

  // `Leave Kea out`, «άσε έξω την Κέα».
  avoids.push(
    ...reading
      .takeAll(
        `(?:leav\\p{L}*|take|cut|keep|αφησε|ασε|βγαλε) ${list} (?:out|off|away|εξω)|(?:αφησε|ασε|βγαλε) εξω ${list}`,
      )
      .flatMap(islandsOf),
  );
  // «Μύκονο, Πάρο, Νάξο όχι»: all of them, if there are three or they have been seen.
  const no = '(?:,|:| -)? (?:οχι|no|nope|no thanks|no way)';
  const another = `${the}${place}[ ,&+]*(?:and |και )?`;
  avoids.push(
    ...reading
      .takeAll(
        `(?<=^|[.!?;:] ?)(?:${another}${another}${list}${no}(?= *(?:$|[,.;!]))|${list}${no}(?=[ ,.;!]*(?:τα|τισ|τουσ|we|we've|been|done|seen|all)(?!\\p{L})))`,
      )
      .flatMap(islandsOf),
  );
  // «Μύκονο όχι», `Mykonos no`.
  avoids.push(
    ...reading
      .takeAll(
        `${place},? (?:(?:we|i)(?:'ve| have) (?:already |both )?(?:been|seen|done)(?! to)|(?:εχουμε|εχω) (?:ηδη |ξανα)?(?:παει|δει|ξαναπαει))|${place},? (?:οχι|ποτε|no|a miss|is (?:out|too \\p{L}+))(?= *(?:$|[,.;!]))|${place} (?:δεν|δε) (?:(?:την?|το|τα|τον) )?(?:αντεχ|μπορ|σηκων|βγαιν|θελ)\\p{L}*|${place}(?: παμε (?:καθε \\p{L}+|συνεχεια),?)? (?:την?|το|τα|τον) (?:ξερ|βαρεθηκ|βγαζ|κοβ|αποκλει|σιχα|εξαιρ|αποφευγ|εχουμε (?:δει|φαει|παει)|εχω (?:δει|παει))\\p{L}*|${place}[^.;@]{0,50}(?:οχι αυτ(?:η|ην|ο|ον)|not that 1|not that one)(?!\\p{L})`,
      )
      .flatMap(islandsOf),
  );
  return avoids;
}
