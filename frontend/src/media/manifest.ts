// Made by `npm run media`; do not edit.

import type {
  CutSound,
  Download,
  DownloadName,
  Picture,
  PictureName,
  SilentVideoName,
  SongName,
  Sound,
  SoundName,
  SoundVideo,
  SoundVideoName,
  Video,
  VideoCover,
} from './types';

export const pictures: Readonly<Record<PictureName, Picture>> = {
  "aboutArt": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/aboutArt-480.089505e1.avif 480w, /media/aboutArt-720.089505e1.avif 720w, /media/aboutArt-960.089505e1.avif 960w, /media/aboutArt-1440.089505e1.avif 1440w, /media/aboutArt-1920.089505e1.avif 1920w",
    "webp": "/media/aboutArt-480.089505e1.webp 480w, /media/aboutArt-720.089505e1.webp 720w, /media/aboutArt-960.089505e1.webp 960w"
  },
  "catchphraseEn": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseEn-480.0014f37e.avif 480w, /media/catchphraseEn-960.0014f37e.avif 960w, /media/catchphraseEn-1600.0014f37e.avif 1600w",
    "webp": "/media/catchphraseEn-480.0014f37e.webp 480w, /media/catchphraseEn-960.0014f37e.webp 960w"
  },
  "catchphraseJp": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseJp-480.8db2b5df.avif 480w, /media/catchphraseJp-960.8db2b5df.avif 960w, /media/catchphraseJp-1600.8db2b5df.avif 1600w",
    "webp": "/media/catchphraseJp-480.8db2b5df.webp 480w, /media/catchphraseJp-960.8db2b5df.webp 960w"
  },
  "catchphraseKr": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseKr-480.772428b0.avif 480w, /media/catchphraseKr-960.772428b0.avif 960w, /media/catchphraseKr-1600.772428b0.avif 1600w",
    "webp": "/media/catchphraseKr-480.772428b0.webp 480w, /media/catchphraseKr-960.772428b0.webp 960w"
  },
  "character": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/character-480.063e7e36.avif 480w, /media/character-720.063e7e36.avif 720w, /media/character-960.063e7e36.avif 960w, /media/character-1440.063e7e36.avif 1440w, /media/character-1920.063e7e36.avif 1920w",
    "webp": "/media/character-480.063e7e36.webp 480w, /media/character-720.063e7e36.webp 720w, /media/character-960.063e7e36.webp 960w"
  },
  "characterGroup": {
    "width": 2560,
    "height": 1280,
    "avif": "/media/characterGroup-960.60865a5c.avif 960w, /media/characterGroup-1440.60865a5c.avif 1440w, /media/characterGroup-1920.60865a5c.avif 1920w, /media/characterGroup-2560.60865a5c.avif 2560w",
    "webp": "/media/characterGroup-960.60865a5c.webp 960w",
    "upright": {
      "media": "(width <= 700px)",
      "width": 1080,
      "height": 1476,
      "avif": "/media/characterGroupCrop-560.10089218.avif 560w, /media/characterGroupCrop-840.10089218.avif 840w, /media/characterGroupCrop-1080.10089218.avif 1080w",
      "webp": "/media/characterGroupCrop-560.10089218.webp 560w, /media/characterGroupCrop-840.10089218.webp 840w"
    }
  },
  "disc01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc01-320.121812d3.avif 320w, /media/disc01-640.121812d3.avif 640w, /media/disc01-1280.121812d3.avif 1280w",
    "webp": "/media/disc01-320.121812d3.webp 320w, /media/disc01-640.121812d3.webp 640w"
  },
  "disc02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc02-320.bb2bea02.avif 320w, /media/disc02-640.bb2bea02.avif 640w, /media/disc02-1280.bb2bea02.avif 1280w",
    "webp": "/media/disc02-320.bb2bea02.webp 320w, /media/disc02-640.bb2bea02.webp 640w"
  },
  "duel": {
    "width": 1920,
    "height": 1200,
    "avif": "/media/duel-640.71a7a8a7.avif 640w, /media/duel-960.71a7a8a7.avif 960w, /media/duel-1440.71a7a8a7.avif 1440w, /media/duel-1920.71a7a8a7.avif 1920w",
    "webp": "/media/duel-640.71a7a8a7.webp 640w, /media/duel-960.71a7a8a7.webp 960w"
  },
  "earlyAccess": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/earlyAccess-480.fe019554.avif 480w, /media/earlyAccess-720.fe019554.avif 720w, /media/earlyAccess-960.fe019554.avif 960w, /media/earlyAccess-1440.fe019554.avif 1440w, /media/earlyAccess-1920.fe019554.avif 1920w",
    "webp": "/media/earlyAccess-480.fe019554.webp 480w, /media/earlyAccess-720.fe019554.webp 720w, /media/earlyAccess-960.fe019554.webp 960w"
  },
  "gameIcon": {
    "width": 512,
    "height": 512,
    "avif": "/media/gameIcon-256.f52bb4de.avif 256w, /media/gameIcon-512.f52bb4de.avif 512w",
    "webp": "/media/gameIcon-256.f52bb4de.webp 256w, /media/gameIcon-512.f52bb4de.webp 512w"
  },
  "header01": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header01-480.5e17d1c6.avif 480w, /media/header01-960.5e17d1c6.avif 960w, /media/header01-1500.5e17d1c6.avif 1500w",
    "webp": "/media/header01-480.5e17d1c6.webp 480w, /media/header01-960.5e17d1c6.webp 960w"
  },
  "header02": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header02-480.f769cc55.avif 480w, /media/header02-960.f769cc55.avif 960w, /media/header02-1500.f769cc55.avif 1500w",
    "webp": "/media/header02-480.f769cc55.webp 480w, /media/header02-960.f769cc55.webp 960w"
  },
  "header03": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header03-480.d994c586.avif 480w, /media/header03-960.d994c586.avif 960w, /media/header03-1500.d994c586.avif 1500w",
    "webp": "/media/header03-480.d994c586.webp 480w, /media/header03-960.d994c586.webp 960w"
  },
  "header04": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header04-480.76f486ad.avif 480w, /media/header04-960.76f486ad.avif 960w, /media/header04-1500.76f486ad.avif 1500w",
    "webp": "/media/header04-480.76f486ad.webp 480w, /media/header04-960.76f486ad.webp 960w"
  },
  "header05": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header05-480.326816dd.avif 480w, /media/header05-960.326816dd.avif 960w, /media/header05-1500.326816dd.avif 1500w",
    "webp": "/media/header05-480.326816dd.webp 480w, /media/header05-960.326816dd.webp 960w"
  },
  "header06": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header06-480.dbdd42fb.avif 480w, /media/header06-960.dbdd42fb.avif 960w, /media/header06-1500.dbdd42fb.avif 1500w",
    "webp": "/media/header06-480.dbdd42fb.webp 480w, /media/header06-960.dbdd42fb.webp 960w"
  },
  "idol01": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol01-256.ed450c11.avif 256w, /media/idol01-512.ed450c11.avif 512w",
    "webp": "/media/idol01-256.ed450c11.webp 256w, /media/idol01-512.ed450c11.webp 512w"
  },
  "idol01Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol01Full-320.8f84f4fe.avif 320w, /media/idol01Full-640.8f84f4fe.avif 640w, /media/idol01Full-960.8f84f4fe.avif 960w",
    "webp": "/media/idol01Full-320.8f84f4fe.webp 320w, /media/idol01Full-640.8f84f4fe.webp 640w, /media/idol01Full-960.8f84f4fe.webp 960w"
  },
  "idol02": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol02-256.30e3f609.avif 256w, /media/idol02-512.30e3f609.avif 512w",
    "webp": "/media/idol02-256.30e3f609.webp 256w, /media/idol02-512.30e3f609.webp 512w"
  },
  "idol02Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol02Full-640.5224eddc.avif 640w",
    "webp": "/media/idol02Full-640.5224eddc.webp 640w"
  },
  "idol03": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol03-256.3423c533.avif 256w, /media/idol03-512.3423c533.avif 512w",
    "webp": "/media/idol03-256.3423c533.webp 256w, /media/idol03-512.3423c533.webp 512w"
  },
  "idol03Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol03Full-640.5fc188b9.avif 640w",
    "webp": "/media/idol03Full-640.5fc188b9.webp 640w"
  },
  "idol04": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol04-256.edb5f3c7.avif 256w, /media/idol04-512.edb5f3c7.avif 512w",
    "webp": "/media/idol04-256.edb5f3c7.webp 256w, /media/idol04-512.edb5f3c7.webp 512w"
  },
  "idol04Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol04Full-640.ad80878d.avif 640w",
    "webp": "/media/idol04Full-640.ad80878d.webp 640w"
  },
  "idol05": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol05-256.0c82d152.avif 256w, /media/idol05-512.0c82d152.avif 512w",
    "webp": "/media/idol05-256.0c82d152.webp 256w, /media/idol05-512.0c82d152.webp 512w"
  },
  "idol05Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol05Full-640.d82c655a.avif 640w",
    "webp": "/media/idol05Full-640.d82c655a.webp 640w"
  },
  "idol06": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol06-256.eece85ea.avif 256w, /media/idol06-512.eece85ea.avif 512w",
    "webp": "/media/idol06-256.eece85ea.webp 256w, /media/idol06-512.eece85ea.webp 512w"
  },
  "idol06Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol06Full-640.71102f81.avif 640w",
    "webp": "/media/idol06Full-640.71102f81.webp 640w"
  },
  "idol07": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol07-256.4c339eb1.avif 256w, /media/idol07-512.4c339eb1.avif 512w",
    "webp": "/media/idol07-256.4c339eb1.webp 256w, /media/idol07-512.4c339eb1.webp 512w"
  },
  "idol07Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol07Full-640.4ac702b1.avif 640w",
    "webp": "/media/idol07Full-640.4ac702b1.webp 640w"
  },
  "idol08": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol08-256.7315eac4.avif 256w, /media/idol08-512.7315eac4.avif 512w",
    "webp": "/media/idol08-256.7315eac4.webp 256w, /media/idol08-512.7315eac4.webp 512w"
  },
  "idol08Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol08Full-640.b1046c7c.avif 640w",
    "webp": "/media/idol08Full-640.b1046c7c.webp 640w"
  },
  "jacket01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket01-320.a8cab8e0.avif 320w, /media/jacket01-640.a8cab8e0.avif 640w, /media/jacket01-1280.a8cab8e0.avif 1280w",
    "webp": "/media/jacket01-320.a8cab8e0.webp 320w, /media/jacket01-640.a8cab8e0.webp 640w"
  },
  "jacket02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket02-320.90e6ffd1.avif 320w, /media/jacket02-640.90e6ffd1.avif 640w, /media/jacket02-1280.90e6ffd1.avif 1280w",
    "webp": "/media/jacket02-320.90e6ffd1.webp 320w, /media/jacket02-640.90e6ffd1.webp 640w"
  },
  "kitLogoDark": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoDark-480.87d64a30.avif 480w, /media/kitLogoDark-960.87d64a30.avif 960w",
    "webp": "/media/kitLogoDark-480.87d64a30.webp 480w, /media/kitLogoDark-960.87d64a30.webp 960w"
  },
  "kitLogoLight": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoLight-480.3f5b3684.avif 480w, /media/kitLogoLight-960.3f5b3684.avif 960w",
    "webp": "/media/kitLogoLight-480.3f5b3684.webp 480w, /media/kitLogoLight-960.3f5b3684.webp 960w"
  },
  "lanesHard": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesHard-480.a1456f56.avif 480w, /media/lanesHard-720.a1456f56.avif 720w, /media/lanesHard-960.a1456f56.avif 960w, /media/lanesHard-1440.a1456f56.avif 1440w, /media/lanesHard-1920.a1456f56.avif 1920w",
    "webp": "/media/lanesHard-480.a1456f56.webp 480w, /media/lanesHard-720.a1456f56.webp 720w, /media/lanesHard-960.a1456f56.webp 960w"
  },
  "lanesLight": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesLight-480.0f3ed65c.avif 480w, /media/lanesLight-720.0f3ed65c.avif 720w, /media/lanesLight-960.0f3ed65c.avif 960w, /media/lanesLight-1440.0f3ed65c.avif 1440w, /media/lanesLight-1920.0f3ed65c.avif 1920w",
    "webp": "/media/lanesLight-480.0f3ed65c.webp 480w, /media/lanesLight-720.0f3ed65c.webp 720w, /media/lanesLight-960.0f3ed65c.webp 960w"
  },
  "logoCompanyDark": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyDark-480.b6890a40.avif 480w, /media/logoCompanyDark-960.b6890a40.avif 960w",
    "webp": "/media/logoCompanyDark-480.b6890a40.webp 480w, /media/logoCompanyDark-960.b6890a40.webp 960w"
  },
  "logoCompanyLight": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyLight-480.1bf7dad1.avif 480w, /media/logoCompanyLight-960.1bf7dad1.avif 960w",
    "webp": "/media/logoCompanyLight-480.1bf7dad1.webp 480w, /media/logoCompanyLight-960.1bf7dad1.webp 960w"
  },
  "logoGame": {
    "width": 1280,
    "height": 810,
    "avif": "/media/logoGame-320.548eb02c.avif 320w, /media/logoGame-640.548eb02c.avif 640w, /media/logoGame-1280.548eb02c.avif 1280w",
    "webp": "/media/logoGame-320.548eb02c.webp 320w, /media/logoGame-640.548eb02c.webp 640w"
  },
  "loopArt": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/loopArt-320.acf2e58b.avif 320w, /media/loopArt-640.acf2e58b.avif 640w, /media/loopArt-1600.acf2e58b.avif 1600w",
    "webp": "/media/loopArt-320.acf2e58b.webp 320w, /media/loopArt-640.acf2e58b.webp 640w"
  },
  "mainVisual": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/mainVisual-480.55198880.avif 480w, /media/mainVisual-960.55198880.avif 960w, /media/mainVisual-1440.55198880.avif 1440w, /media/mainVisual-1920.55198880.avif 1920w, /media/mainVisual-2560.55198880.avif 2560w",
    "webp": "/media/mainVisual-480.55198880.webp 480w, /media/mainVisual-960.55198880.webp 960w"
  },
  "mark01": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark01-256.4afa5954.avif 256w, /media/mark01-512.4afa5954.avif 512w",
    "webp": "/media/mark01-256.4afa5954.webp 256w, /media/mark01-512.4afa5954.webp 512w"
  },
  "mark02": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark02-256.a607862f.avif 256w, /media/mark02-512.a607862f.avif 512w",
    "webp": "/media/mark02-256.a607862f.webp 256w, /media/mark02-512.a607862f.webp 512w"
  },
  "mark03": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark03-256.e3163565.avif 256w, /media/mark03-512.e3163565.avif 512w",
    "webp": "/media/mark03-256.e3163565.webp 256w, /media/mark03-512.e3163565.webp 512w"
  },
  "mark04": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark04-256.be809730.avif 256w, /media/mark04-512.be809730.avif 512w",
    "webp": "/media/mark04-256.be809730.webp 256w, /media/mark04-512.be809730.webp 512w"
  },
  "mashup": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/mashup-480.3998e107.avif 480w, /media/mashup-960.3998e107.avif 960w, /media/mashup-1440.3998e107.avif 1440w, /media/mashup-1920.3998e107.avif 1920w, /media/mashup-2560.3998e107.avif 2560w",
    "webp": "/media/mashup-480.3998e107.webp 480w, /media/mashup-960.3998e107.webp 960w"
  },
  "song01": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song01-320.449d595c.avif 320w, /media/song01-640.449d595c.avif 640w, /media/song01-1600.449d595c.avif 1600w",
    "webp": "/media/song01-320.449d595c.webp 320w, /media/song01-640.449d595c.webp 640w"
  },
  "song02": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song02-320.6ca9d108.avif 320w, /media/song02-640.6ca9d108.avif 640w, /media/song02-1600.6ca9d108.avif 1600w",
    "webp": "/media/song02-320.6ca9d108.webp 320w, /media/song02-640.6ca9d108.webp 640w"
  },
  "song03": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song03-320.c763ab22.avif 320w, /media/song03-640.c763ab22.avif 640w, /media/song03-1600.c763ab22.avif 1600w",
    "webp": "/media/song03-320.c763ab22.webp 320w, /media/song03-640.c763ab22.webp 640w"
  },
  "song04": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song04-320.65162345.avif 320w, /media/song04-640.65162345.avif 640w, /media/song04-1600.65162345.avif 1600w",
    "webp": "/media/song04-320.65162345.webp 320w, /media/song04-640.65162345.webp 640w"
  },
  "song05": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song05-320.af88142a.avif 320w, /media/song05-640.af88142a.avif 640w, /media/song05-1600.af88142a.avif 1600w",
    "webp": "/media/song05-320.af88142a.webp 320w, /media/song05-640.af88142a.webp 640w"
  },
  "stage": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/stage-480.2e106c4b.avif 480w, /media/stage-960.2e106c4b.avif 960w, /media/stage-1440.2e106c4b.avif 1440w, /media/stage-1920.2e106c4b.avif 1920w, /media/stage-2560.2e106c4b.avif 2560w",
    "webp": "/media/stage-480.2e106c4b.webp 480w, /media/stage-960.2e106c4b.webp 960w"
  },
  "tutorial": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/tutorial-480.d5d858cd.avif 480w, /media/tutorial-720.d5d858cd.avif 720w, /media/tutorial-960.d5d858cd.avif 960w, /media/tutorial-1440.d5d858cd.avif 1440w",
    "webp": "/media/tutorial-480.d5d858cd.webp 480w, /media/tutorial-720.d5d858cd.webp 720w, /media/tutorial-960.d5d858cd.webp 960w"
  },
  "tutorialExample": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/tutorialExample-480.aa3e0eb2.avif 480w, /media/tutorialExample-960.aa3e0eb2.avif 960w, /media/tutorialExample-1440.aa3e0eb2.avif 1440w",
    "webp": "/media/tutorialExample-480.aa3e0eb2.webp 480w, /media/tutorialExample-960.aa3e0eb2.webp 960w"
  }
};

export const videos: Readonly<Record<SilentVideoName, Video> & Record<SoundVideoName, VideoCover>> = {
  "freePlay01": {
    "name": "freePlay01",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay01Clip-480.e43e5631.avif 480w, /media/freePlay01Clip-960.edcc8f18.avif 960w",
      "webp": "/media/freePlay01Clip-480.32c4cf59.webp 480w, /media/freePlay01Clip-960.f48bb89d.webp 960w",
      "src": "/media/freePlay01Clip-960.f48bb89d.webp"
    },
    "src": "/media/freePlay01Clip-1280.1baace66.mp4"
  },
  "freePlay02": {
    "name": "freePlay02",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay02Clip-480.fcc92c37.avif 480w, /media/freePlay02Clip-960.840fe204.avif 960w",
      "webp": "/media/freePlay02Clip-480.50b90a2a.webp 480w, /media/freePlay02Clip-960.bf207e94.webp 960w",
      "src": "/media/freePlay02Clip-960.bf207e94.webp"
    },
    "src": "/media/freePlay02Clip-1280.39de4ebf.mp4"
  },
  "gamesLoop": {
    "width": 1280,
    "height": 720,
    "seconds": 9.375,
    "poster": {
      "width": 1280,
      "height": 720,
      "avif": "/media/gamesLoopClip-640.9be0a7f8.avif 640w, /media/gamesLoopClip-1280.fdb67953.avif 1280w",
      "webp": "/media/gamesLoopClip-640.960067bf.webp 640w, /media/gamesLoopClip-1280.8dcae630.webp 1280w",
      "src": "/media/gamesLoopClip-1280.8dcae630.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/gamesLoopPhoneClip-360.5600d710.avif 360w, /media/gamesLoopPhoneClip-720.75e218a0.avif 720w",
        "webp": "/media/gamesLoopPhoneClip-360.83a5373e.webp 360w, /media/gamesLoopPhoneClip-720.2a6b2266.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/gamesLoopPhoneClip-720.697a6ebf.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\"",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/gamesLoopPhoneClip-720.e93edffb.mp4",
        "type": "video/mp4",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/gamesLoopClip-1280.22893027.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/gamesLoopClip-1280.4aa030c5.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "homeMusic01": {
    "name": "homeMusic01",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic01Clip-480.584796ef.avif 480w, /media/homeMusic01Clip-960.d83cf25d.avif 960w",
      "webp": "/media/homeMusic01Clip-480.538a8356.webp 480w, /media/homeMusic01Clip-960.ade96e13.webp 960w",
      "src": "/media/homeMusic01Clip-960.ade96e13.webp"
    },
    "src": "/media/homeMusic01Clip-1280.0abbe268.mp4"
  },
  "homeMusic02": {
    "name": "homeMusic02",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic02Clip-480.4b553702.avif 480w, /media/homeMusic02Clip-960.a0634669.avif 960w",
      "webp": "/media/homeMusic02Clip-480.46af4054.webp 480w, /media/homeMusic02Clip-960.fd284ce3.webp 960w",
      "src": "/media/homeMusic02Clip-960.fd284ce3.webp"
    },
    "src": "/media/homeMusic02Clip-1280.7ac10539.mp4"
  },
  "intro": {
    "width": 1280,
    "height": 720,
    "seconds": 6.094,
    "poster": {
      "width": 1280,
      "height": 720,
      "avif": "/media/introClip-640.5fb62024.avif 640w, /media/introClip-1280.9659d874.avif 1280w",
      "webp": "/media/introClip-640.1a3cc033.webp 640w, /media/introClip-1280.07ed8bf4.webp 1280w",
      "src": "/media/introClip-1280.07ed8bf4.webp",
      "upright": {
        "media": "(orientation: portrait)",
        "width": 720,
        "height": 1280,
        "avif": "/media/introPhoneClip-360.159deb3a.avif 360w, /media/introPhoneClip-720.54e1c63d.avif 720w",
        "webp": "/media/introPhoneClip-360.5a400d40.webp 360w, /media/introPhoneClip-720.21d1cc79.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/introPhoneClip-720.67700c3b.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\"",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/introPhoneClip-720.6ff45b2d.mp4",
        "type": "video/mp4",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/introClip-1280.bc551489.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/introClip-1280.fee1dd84.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "mashup01": {
    "name": "mashup01",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup01Clip-480.f5f6a5db.avif 480w, /media/mashup01Clip-960.c310f22d.avif 960w",
      "webp": "/media/mashup01Clip-480.4d616458.webp 480w, /media/mashup01Clip-960.84c8ac4b.webp 960w",
      "src": "/media/mashup01Clip-960.84c8ac4b.webp"
    },
    "src": "/media/mashup01Clip-1280.f0678361.mp4"
  },
  "mashup02": {
    "name": "mashup02",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup02Clip-480.c99e07f3.avif 480w, /media/mashup02Clip-960.8ae90ff9.avif 960w",
      "webp": "/media/mashup02Clip-480.f3f89f0f.webp 480w, /media/mashup02Clip-960.2c56d2d6.webp 960w",
      "src": "/media/mashup02Clip-960.2c56d2d6.webp"
    },
    "src": "/media/mashup02Clip-1280.1feaef92.mp4"
  },
  "tutorial": {
    "name": "tutorial",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialClip-480.cd34ff23.avif 480w, /media/tutorialClip-960.b3e71454.avif 960w",
      "webp": "/media/tutorialClip-480.a9c05678.webp 480w, /media/tutorialClip-960.8f020c11.webp 960w",
      "src": "/media/tutorialClip-960.8f020c11.webp"
    },
    "src": "/media/tutorialClip-1280.38dc8b4b.mp4"
  },
  "tutorialKr": {
    "name": "tutorialKr",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialKrClip-480.9f69c920.avif 480w, /media/tutorialKrClip-960.0b4ef458.avif 960w",
      "webp": "/media/tutorialKrClip-480.1b86af62.webp 480w, /media/tutorialKrClip-960.0988bd99.webp 960w",
      "src": "/media/tutorialKrClip-960.0988bd99.webp"
    },
    "src": "/media/tutorialKrClip-1280.50fc2173.mp4"
  }
};

export const soundVideos: Readonly<Record<SoundVideoName, SoundVideo>> = {
  "freePlay01": {
    "width": 1280,
    "height": 720,
    "seconds": 20.8,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay01Clip-480.e43e5631.avif 480w, /media/freePlay01Clip-960.edcc8f18.avif 960w",
      "webp": "/media/freePlay01Clip-480.32c4cf59.webp 480w, /media/freePlay01Clip-960.f48bb89d.webp 960w",
      "src": "/media/freePlay01Clip-960.f48bb89d.webp"
    },
    "sources": [
      {
        "src": "/media/freePlay01Clip-1920.94cc8377.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/freePlay01Clip-1280.4f9b0b33.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/freePlay01Clip-1280.1baace66.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/freePlay01Captions-en.bbf26d8b.vtt",
      "jp": "/media/freePlay01Captions-jp.aa8641cf.vtt",
      "kr": "/media/freePlay01Captions-kr.b97c15ec.vtt"
    }
  },
  "freePlay02": {
    "width": 1280,
    "height": 720,
    "seconds": 20.69,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay02Clip-480.fcc92c37.avif 480w, /media/freePlay02Clip-960.840fe204.avif 960w",
      "webp": "/media/freePlay02Clip-480.50b90a2a.webp 480w, /media/freePlay02Clip-960.bf207e94.webp 960w",
      "src": "/media/freePlay02Clip-960.bf207e94.webp"
    },
    "sources": [
      {
        "src": "/media/freePlay02Clip-1920.e2fc8763.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/freePlay02Clip-1280.3600222f.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/freePlay02Clip-1280.39de4ebf.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/freePlay02Captions-en.aec36ca0.vtt",
      "jp": "/media/freePlay02Captions-jp.6f20a48e.vtt",
      "kr": "/media/freePlay02Captions-kr.e474d759.vtt"
    }
  },
  "homeMusic01": {
    "width": 1280,
    "height": 720,
    "seconds": 23.194,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic01Clip-480.584796ef.avif 480w, /media/homeMusic01Clip-960.d83cf25d.avif 960w",
      "webp": "/media/homeMusic01Clip-480.538a8356.webp 480w, /media/homeMusic01Clip-960.ade96e13.webp 960w",
      "src": "/media/homeMusic01Clip-960.ade96e13.webp"
    },
    "sources": [
      {
        "src": "/media/homeMusic01Clip-1920.456878b5.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/homeMusic01Clip-1280.25de1d9b.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/homeMusic01Clip-1280.0abbe268.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/homeMusic01Captions-en.f1363a40.vtt",
      "jp": "/media/homeMusic01Captions-jp.eb3a2c68.vtt",
      "kr": "/media/homeMusic01Captions-kr.e71a982c.vtt"
    }
  },
  "homeMusic02": {
    "width": 1280,
    "height": 720,
    "seconds": 22.403,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic02Clip-480.4b553702.avif 480w, /media/homeMusic02Clip-960.a0634669.avif 960w",
      "webp": "/media/homeMusic02Clip-480.46af4054.webp 480w, /media/homeMusic02Clip-960.fd284ce3.webp 960w",
      "src": "/media/homeMusic02Clip-960.fd284ce3.webp"
    },
    "sources": [
      {
        "src": "/media/homeMusic02Clip-1920.7838daa1.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/homeMusic02Clip-1280.f2c7d78d.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/homeMusic02Clip-1280.7ac10539.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/homeMusic02Captions-en.2ed4da03.vtt",
      "jp": "/media/homeMusic02Captions-jp.a8b0ffca.vtt",
      "kr": "/media/homeMusic02Captions-kr.1ebcf456.vtt"
    }
  },
  "mashup01": {
    "width": 1280,
    "height": 720,
    "seconds": 21.4,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup01Clip-480.f5f6a5db.avif 480w, /media/mashup01Clip-960.c310f22d.avif 960w",
      "webp": "/media/mashup01Clip-480.4d616458.webp 480w, /media/mashup01Clip-960.84c8ac4b.webp 960w",
      "src": "/media/mashup01Clip-960.84c8ac4b.webp"
    },
    "sources": [
      {
        "src": "/media/mashup01Clip-1920.a5dddca6.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/mashup01Clip-1280.7ad56ac8.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/mashup01Clip-1280.f0678361.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/mashup01Captions-en.0d159103.vtt",
      "jp": "/media/mashup01Captions-jp.dfa158e9.vtt",
      "kr": "/media/mashup01Captions-kr.27c149d2.vtt"
    }
  },
  "mashup02": {
    "width": 1280,
    "height": 720,
    "seconds": 21.053,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup02Clip-480.c99e07f3.avif 480w, /media/mashup02Clip-960.8ae90ff9.avif 960w",
      "webp": "/media/mashup02Clip-480.f3f89f0f.webp 480w, /media/mashup02Clip-960.2c56d2d6.webp 960w",
      "src": "/media/mashup02Clip-960.2c56d2d6.webp"
    },
    "sources": [
      {
        "src": "/media/mashup02Clip-1920.37c91bad.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/mashup02Clip-1280.68925529.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/mashup02Clip-1280.1feaef92.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/mashup02Captions-en.8063eaa0.vtt",
      "jp": "/media/mashup02Captions-jp.04fac82c.vtt",
      "kr": "/media/mashup02Captions-kr.7195f2a9.vtt"
    }
  },
  "tutorial": {
    "width": 1280,
    "height": 720,
    "seconds": 20.339,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialClip-480.cd34ff23.avif 480w, /media/tutorialClip-960.b3e71454.avif 960w",
      "webp": "/media/tutorialClip-480.a9c05678.webp 480w, /media/tutorialClip-960.8f020c11.webp 960w",
      "src": "/media/tutorialClip-960.8f020c11.webp"
    },
    "sources": [
      {
        "src": "/media/tutorialClip-1920.6cb8d3c3.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/tutorialClip-1280.e6ae4df8.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/tutorialClip-1280.38dc8b4b.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/tutorialCaptions-en.0485d564.vtt",
      "jp": "/media/tutorialCaptions-jp.f62584fe.vtt",
      "kr": "/media/tutorialCaptions-kr.25f0bd96.vtt"
    }
  },
  "tutorialKr": {
    "width": 1280,
    "height": 720,
    "seconds": 20.339,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialKrClip-480.9f69c920.avif 480w, /media/tutorialKrClip-960.0b4ef458.avif 960w",
      "webp": "/media/tutorialKrClip-480.1b86af62.webp 480w, /media/tutorialKrClip-960.0988bd99.webp 960w",
      "src": "/media/tutorialKrClip-960.0988bd99.webp"
    },
    "sources": [
      {
        "src": "/media/tutorialKrClip-1920.7a2a045a.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/tutorialKrClip-1280.58e399f8.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/tutorialKrClip-1280.50fc2173.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/tutorialKrCaptions-en.0485d564.vtt",
      "jp": "/media/tutorialKrCaptions-jp.f62584fe.vtt",
      "kr": "/media/tutorialKrCaptions-kr.25f0bd96.vtt"
    }
  }
};

export const downloads: Readonly<Partial<Record<DownloadName, Download>>> = {
  "background": {
    "href": "/kit/background.png",
    "kind": "PNG",
    "bytes": 323352,
    "width": 3840,
    "height": 2160
  },
  "character": {
    "href": "/kit/character.png",
    "kind": "PNG",
    "bytes": 319990,
    "width": 3840,
    "height": 2160
  },
  "figure01": {
    "href": "/kit/figure-axia.png",
    "kind": "PNG",
    "bytes": 137952,
    "width": 1800,
    "height": 3000
  },
  "figure02": {
    "href": "/kit/figure-raiju.png",
    "kind": "PNG",
    "bytes": 130308,
    "width": 1800,
    "height": 3000
  },
  "figure03": {
    "href": "/kit/figure-momo-909.png",
    "kind": "PNG",
    "bytes": 132077,
    "width": 1800,
    "height": 3000
  },
  "figure04": {
    "href": "/kit/figure-kiriko.png",
    "kind": "PNG",
    "bytes": 124902,
    "width": 1800,
    "height": 3000
  },
  "figure05": {
    "href": "/kit/figure-nox.png",
    "kind": "PNG",
    "bytes": 120137,
    "width": 1800,
    "height": 3000
  },
  "figure06": {
    "href": "/kit/figure-sola.png",
    "kind": "PNG",
    "bytes": 139696,
    "width": 1800,
    "height": 3000
  },
  "figure07": {
    "href": "/kit/figure-bit.png",
    "kind": "PNG",
    "bytes": 112911,
    "width": 1800,
    "height": 3000
  },
  "figure08": {
    "href": "/kit/figure-hexa.png",
    "kind": "PNG",
    "bytes": 131034,
    "width": 1800,
    "height": 3000
  },
  "header01Large": {
    "href": "/kit/header-players-3000.png",
    "kind": "PNG",
    "bytes": 274350,
    "width": 3000,
    "height": 1000
  },
  "header01Small": {
    "href": "/kit/header-players-1500.png",
    "kind": "PNG",
    "bytes": 126590,
    "width": 1500,
    "height": 500
  },
  "header02Large": {
    "href": "/kit/header-collision-3000.png",
    "kind": "PNG",
    "bytes": 243601,
    "width": 3000,
    "height": 1000
  },
  "header02Small": {
    "href": "/kit/header-collision-1500.png",
    "kind": "PNG",
    "bytes": 90962,
    "width": 1500,
    "height": 500
  },
  "header03Large": {
    "href": "/kit/header-light-mix-3000.png",
    "kind": "PNG",
    "bytes": 215920,
    "width": 3000,
    "height": 1000
  },
  "header03Small": {
    "href": "/kit/header-light-mix-1500.png",
    "kind": "PNG",
    "bytes": 91850,
    "width": 1500,
    "height": 500
  },
  "header04Large": {
    "href": "/kit/header-hard-mix-3000.png",
    "kind": "PNG",
    "bytes": 187190,
    "width": 3000,
    "height": 1000
  },
  "header04Small": {
    "href": "/kit/header-hard-mix-1500.png",
    "kind": "PNG",
    "bytes": 77822,
    "width": 1500,
    "height": 500
  },
  "header05Large": {
    "href": "/kit/header-stage-3000.png",
    "kind": "PNG",
    "bytes": 200115,
    "width": 3000,
    "height": 1000
  },
  "header05Small": {
    "href": "/kit/header-stage-1500.png",
    "kind": "PNG",
    "bytes": 98089,
    "width": 1500,
    "height": 500
  },
  "header06Large": {
    "href": "/kit/header-axia-hexa-3000.png",
    "kind": "PNG",
    "bytes": 231995,
    "width": 3000,
    "height": 1000
  },
  "header06Small": {
    "href": "/kit/header-axia-hexa-1500.png",
    "kind": "PNG",
    "bytes": 94133,
    "width": 1500,
    "height": 500
  },
  "icon01": {
    "href": "/kit/icon-axia.png",
    "kind": "PNG",
    "bytes": 76402,
    "width": 1024,
    "height": 1024
  },
  "icon02": {
    "href": "/kit/icon-raiju.png",
    "kind": "PNG",
    "bytes": 81411,
    "width": 1024,
    "height": 1024
  },
  "icon03": {
    "href": "/kit/icon-momo-909.png",
    "kind": "PNG",
    "bytes": 62248,
    "width": 1024,
    "height": 1024
  },
  "icon04": {
    "href": "/kit/icon-kiriko.png",
    "kind": "PNG",
    "bytes": 49027,
    "width": 1024,
    "height": 1024
  },
  "icon05": {
    "href": "/kit/icon-nox.png",
    "kind": "PNG",
    "bytes": 56518,
    "width": 1024,
    "height": 1024
  },
  "icon06": {
    "href": "/kit/icon-sola.png",
    "kind": "PNG",
    "bytes": 71206,
    "width": 1024,
    "height": 1024
  },
  "icon07": {
    "href": "/kit/icon-bit.png",
    "kind": "PNG",
    "bytes": 44461,
    "width": 1024,
    "height": 1024
  },
  "icon08": {
    "href": "/kit/icon-hexa.png",
    "kind": "PNG",
    "bytes": 62727,
    "width": 1024,
    "height": 1024
  },
  "iconMark01": {
    "href": "/kit/icon-axtorm.png",
    "kind": "PNG",
    "bytes": 12658,
    "width": 1024,
    "height": 1024
  },
  "iconMark02": {
    "href": "/kit/icon-mash-vp.png",
    "kind": "PNG",
    "bytes": 21700,
    "width": 1024,
    "height": 1024
  },
  "iconMark03": {
    "href": "/kit/icon-collision.png",
    "kind": "PNG",
    "bytes": 41288,
    "width": 1024,
    "height": 1024
  },
  "iconMark04": {
    "href": "/kit/icon-disc.png",
    "kind": "PNG",
    "bytes": 24175,
    "width": 1024,
    "height": 1024
  },
  "kit": {
    "href": "/kit/mash-vp-fan-kit.zip",
    "kind": "ZIP",
    "bytes": 54490114
  },
  "logoDark": {
    "href": "/kit/logo-dark.png",
    "kind": "PNG",
    "bytes": 37830,
    "width": 2000,
    "height": 1266
  },
  "logoDarkSvg": {
    "href": "/kit/logo-dark.svg",
    "kind": "SVG",
    "bytes": 19396
  },
  "logoLight": {
    "href": "/kit/logo-light.png",
    "kind": "PNG",
    "bytes": 35427,
    "width": 2000,
    "height": 1266
  },
  "logoLightSvg": {
    "href": "/kit/logo-light.svg",
    "kind": "SVG",
    "bytes": 19396
  },
  "loopMp3": {
    "href": "/kit/standby-signal-mp3.zip",
    "kind": "MP3",
    "bytes": 8448886
  },
  "loopWav": {
    "href": "/kit/standby-signal-wav.zip",
    "kind": "WAV",
    "bytes": 60522808
  },
  "mainVisual": {
    "href": "/kit/main-visual.png",
    "kind": "PNG",
    "bytes": 775451,
    "width": 3840,
    "height": 2160
  },
  "song01ClubMp3": {
    "href": "/kit/seventeen-degrees-club-mp3.zip",
    "kind": "MP3",
    "bytes": 5162845,
    "lufs": -9
  },
  "song01ClubWav": {
    "href": "/kit/seventeen-degrees-club-wav.zip",
    "kind": "WAV",
    "bytes": 36847946,
    "lufs": -9
  },
  "song01Mp3": {
    "href": "/kit/seventeen-degrees-mp3.zip",
    "kind": "MP3",
    "bytes": 5156044
  },
  "song01Wav": {
    "href": "/kit/seventeen-degrees-wav.zip",
    "kind": "WAV",
    "bytes": 36800333
  },
  "song02Mp3": {
    "href": "/kit/glass-parade-mp3.zip",
    "kind": "MP3",
    "bytes": 5349032
  },
  "song02Wav": {
    "href": "/kit/glass-parade-wav.zip",
    "kind": "WAV",
    "bytes": 37545940
  },
  "song03ClubMp3": {
    "href": "/kit/redline-halo-club-mp3.zip",
    "kind": "MP3",
    "bytes": 5026723,
    "lufs": -9
  },
  "song03ClubWav": {
    "href": "/kit/redline-halo-club-wav.zip",
    "kind": "WAV",
    "bytes": 35747261,
    "lufs": -9
  },
  "song03Mp3": {
    "href": "/kit/redline-halo-mp3.zip",
    "kind": "MP3",
    "bytes": 5007442
  },
  "song03Wav": {
    "href": "/kit/redline-halo-wav.zip",
    "kind": "WAV",
    "bytes": 35604452
  },
  "song04Mp3": {
    "href": "/kit/paper-moon-arcade-mp3.zip",
    "kind": "MP3",
    "bytes": 5276976
  },
  "song04Wav": {
    "href": "/kit/paper-moon-arcade-wav.zip",
    "kind": "WAV",
    "bytes": 37709388
  },
  "song05ClubMp3": {
    "href": "/kit/volt-kabuki-club-mp3.zip",
    "kind": "MP3",
    "bytes": 4983867,
    "lufs": -9
  },
  "song05ClubWav": {
    "href": "/kit/volt-kabuki-club-wav.zip",
    "kind": "WAV",
    "bytes": 35319055,
    "lufs": -9
  },
  "song05Mp3": {
    "href": "/kit/volt-kabuki-mp3.zip",
    "kind": "MP3",
    "bytes": 4975146
  },
  "song05Wav": {
    "href": "/kit/volt-kabuki-wav.zip",
    "kind": "WAV",
    "bytes": 35257390
  }
};

export const cuts: Readonly<Record<SongName, CutSound>> = {
  "song01": {
    "src": "/media/song01Play.9eb44501.mp3",
    "bytes": 710400,
    "afterMark": 0.1
  },
  "song02": {
    "src": "/media/song02Play.97afb0c5.mp3",
    "bytes": 749184,
    "afterMark": 0.1
  },
  "song03": {
    "src": "/media/song03Play.336ab916.mp3",
    "bytes": 738816,
    "afterMark": 0.1
  },
  "song04": {
    "src": "/media/song04Play.03598538.mp3",
    "bytes": 683520,
    "afterMark": 0.1
  },
  "song05": {
    "src": "/media/song05Play.4a29939d.mp3",
    "bytes": 760320,
    "afterMark": 0.1
  }
};

export const sounds: Readonly<Record<SoundName, Sound>> = {
  "loop": {
    "seconds": 210,
    "beats": [
      [
        0,
        128
      ]
    ],
    "sources": [
      {
        "src": "/media/loopSound.320937b3.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/loopSound.3f8337a6.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "medley01": {
    "seconds": 30.358,
    "beats": [
      [
        0,
        136
      ],
      [
        10.588,
        150
      ],
      [
        20.188,
        118
      ]
    ],
    "sources": [
      {
        "src": "/media/medley01Sound.be83651b.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/medley01Sound.b5f32443.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "medley02": {
    "seconds": 30.33,
    "beats": [
      [
        0,
        174
      ],
      [
        15.172,
        190
      ]
    ],
    "sources": [
      {
        "src": "/media/medley02Sound.a238ec44.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/medley02Sound.b946ab2e.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song01": {
    "seconds": 127.607,
    "beats": [
      [
        0,
        136
      ]
    ],
    "sources": [
      {
        "src": "/media/song01Sound.feebc93a.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song01Sound.c40d42b1.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song02": {
    "seconds": 129.836,
    "beats": [
      [
        0,
        150
      ]
    ],
    "sources": [
      {
        "src": "/media/song02Sound.0f6f9ece.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song02Sound.9b0acffc.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song03": {
    "seconds": 123.388,
    "beats": [
      [
        0,
        174
      ]
    ],
    "sources": [
      {
        "src": "/media/song03Sound.be17f90d.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song03Sound.f2d4b43d.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song04": {
    "seconds": 130.787,
    "beats": [
      [
        0,
        118
      ]
    ],
    "sources": [
      {
        "src": "/media/song04Sound.b6f68d6b.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song04Sound.f1807e03.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song05": {
    "seconds": 122.118,
    "beats": [
      [
        0,
        190
      ]
    ],
    "sources": [
      {
        "src": "/media/song05Sound.8ee7aa55.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song05Sound.3daf5d52.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  }
};
